package import CellDrawing
public import Foundation

/// A path of lines and curves.
public class CGPath: Hashable {
  package internal(set) var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rect(rect).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.ellipse(in: rect).applying(transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
  }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public var boundingBox: CGRect { path.controlBounds ?? .null }
  /// The smallest rectangle around the path, without its control points.
  public var boundingBoxOfPath: CGRect { path.tightBounds ?? .null }

  public func copy() -> CGPath? { CGPath(path) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// Returns the outline of the path's stroke with a pen of a width. Curves become lines.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = Stroke(
      width: lineWidth, cap: lineCap.drawing, join: lineJoin.drawing, miterLimit: miterLimit)
    return CGPath(PathStroker.outline(of: path.applying(transform.drawing), stroke))
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform.drawing).contains(point, rule: rule.drawing)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square

  package var drawing: Stroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel

  package var drawing: Stroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd

  package var drawing: FillRule { self == .winding ? .nonZero : .evenOdd }
}

extension Path {
  package func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee.drawing) } ?? self
  }
}
