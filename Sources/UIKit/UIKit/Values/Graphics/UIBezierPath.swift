package import CellDrawing
public import Foundation

/// A path of lines and curves that draws itself into the current context.
open class UIBezierPath: NSObject {
  package var path: Path
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  package init(_ path: Path) {
    self.path = path
    super.init()
  }

  public override convenience init() {
    self.init(Path())
  }

  public convenience init(rect: CGRect) {
    self.init(Path.rect(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path.ellipse(in: rect))
  }

  /// Creates a rounded rectangle with continuous corners, as UIKit does.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path.bezierRoundedRect(rect, corners: Path.Corners(cornerRadius)))
  }

  /// Creates a rectangle with some rounded, continuous corners, as UIKit does.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = cornerRadii.width
    self.init(
      Path.bezierRoundedRect(
        rect,
        corners: Path.Corners(
          topLeft: corners.contains(.topLeft) ? radius : 0,
          topRight: corners.contains(.topRight) ? radius : 0,
          bottomRight: corners.contains(.bottomRight) ? radius : 0,
          bottomLeft: corners.contains(.bottomLeft) ? radius : 0)))
  }

  /// Takes the way in which another path is drawn.
  func copyStyle(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, usesEvenOddFillRule, dash) = (other.miterLimit, other.usesEvenOddFillRule, other.dash)
  }

  /// Whether both draw the same lines in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }

  open override var hash: Int { path.hashValue }

  /// Creates an arc. Angles are in radians and grow clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var path = Path()
    path.arc(center: center, radius: radius, from: startAngle, to: endAngle, decreasing: !clockwise)
    self.init(path)
  }

  public convenience init(cgPath: CGPath) {
    self.init(cgPath.path)
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.tightBounds ?? .null }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    path.line(to: point)
  }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.curve(to: end, controlPoint1, controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.quadraticCurve(to: end, controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.arc(center: center, radius: radius, from: startAngle, to: endAngle, decreasing: !clockwise)
  }

  open func close() {
    if !path.isEmpty { path.close() }
  }

  open func removeAllPoints() {
    path = Path()
  }

  open func append(_ other: UIBezierPath) {
    path.append(other.path)
  }

  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform.drawing)
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(path.applying(context.state.transform), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let stroke = context.state.stroke
    context.state.stroke = Stroke(
      width: lineWidth, cap: lineCapStyle.drawing, join: lineJoinStyle.drawing, miterLimit: miterLimit,
      dashes: dash.lengths, dashPhase: dash.phase)
    context.stroke(path.applying(context.state.transform))
    context.state.stroke = stroke
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha: alpha) { fill() }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha: alpha) { stroke() }
  }

  private func draw(_ blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(
      to: path.applying(context.state.transform), rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func copy() -> Any {
    let copy = UIBezierPath(path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
    return copy
  }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
