public import UIKit

/// An outline.
@preconcurrency @MainActor public protocol Shape: PrimitiveView {
  nonisolated func path(in rect: CGRect) -> Path
}

public protocol InsettableShape: Shape {}

public struct Path: Shape, Equatable, Sendable {
  nonisolated public init() {}
  nonisolated public init(_ rect: CGRect) {}
  nonisolated public init(ellipseIn rect: CGRect) {}
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  nonisolated public func path(in rect: CGRect) -> Path { self }
  nonisolated public mutating func move(to point: CGPoint) {}
  nonisolated public mutating func addLine(to point: CGPoint) {}
  nonisolated public mutating func addLines(_ points: [CGPoint]) {}
  nonisolated public mutating func addRect(_ rect: CGRect) {}
  nonisolated public mutating func addEllipse(in rect: CGRect) {}
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  nonisolated public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  nonisolated public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  nonisolated public mutating func closeSubpath() {}
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct RoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S) -> some View { changed }
  public func fill() -> some View { changed }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { changed }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { changed }
  public func stroke(lineWidth: CGFloat = 1) -> some View { changed }
  public func stroke(style: StrokeStyle) -> some View { changed }
  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> Self { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { changed }
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { changed }
  public func inset(by amount: CGFloat) -> Self { self }
}
