internal import CellDrawing
public import Foundation

extension CGContext {
  public func beginPath() {
    currentPath = Path()
  }

  public func move(to point: CGPoint) {
    currentPath.move(to: state.transform.apply(point))
  }

  public func addLine(to point: CGPoint) {
    currentPath.line(to: state.transform.apply(point))
  }

  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(points.map(state.transform.apply))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let transform = state.transform
    currentPath.curve(to: transform.apply(end), transform.apply(control1), transform.apply(control2))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quadraticCurve(to: state.transform.apply(end), state.transform.apply(control))
  }

  /// Adds an arc. Angles are in radians and increase unless `clockwise`, the direction that is seen with y upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, decreasing: clockwise,
      transform: state.transform)
  }

  public func addRect(_ rect: CGRect) {
    currentPath.append(Path.rect(rect).applying(state.transform))
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) {
    currentPath.append(Path.ellipse(in: rect).applying(state.transform))
  }

  public func addPath(_ path: CGPath) {
    currentPath.append(path.path.applying(state.transform))
  }

  public func closePath() {
    currentPath.close()
  }

  public var path: CGPath? {
    currentPath.isEmpty
      ? nil : CGPath(currentPath.applying(CGAffineTransform(state.transform).inverted().drawing))
  }

  /// Replaces the path with the outline of its stroke, which can then be filled.
  public func replacePathWithStrokedPath() {
    let inverse = CGAffineTransform(state.transform).inverted().drawing
    currentPath = PathStroker.outline(of: currentPath.applying(inverse), state.stroke)
      .applying(state.transform)
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(currentPath, rule: rule) }
    if mode.strokes { stroke(currentPath) }
    currentPath = Path()
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  public func strokePath() {
    drawPath(using: .stroke)
  }

  public func fill(_ rect: CGRect) {
    fill(Path.rect(rect).applying(state.transform), rule: .nonZero)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func stroke(_ rect: CGRect) {
    stroke(Path.rect(rect).applying(state.transform))
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    fill(Path.ellipse(in: rect).applying(state.transform), rule: .nonZero)
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(Path.ellipse(in: rect).applying(state.transform))
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in Swift.stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines([points[index], points[index + 1]])
    }
    stroke(path.applying(state.transform))
  }

  /// Fills a path that is in the coordinates the context began with.
  func fill(_ path: Path, rule: FillRule) {
    guard !path.isEmpty else { return }
    emit(.fill(path, rule, state.fillColor.paint()))
  }

  /// Strokes a path that is in the coordinates the context began with. The current transform applies to the pen.
  func stroke(_ path: Path) {
    guard !path.isEmpty, state.stroke.width > 0 else { return }
    let transform = state.transform
    if let scale = transform.uniformScale {
      emit(.stroke(path, state.stroke.scaled(by: scale), state.strokeColor.paint()))
    } else {
      let inverse = CGAffineTransform(transform).inverted().drawing
      emit(
        .group(
          Group(
            transform: transform,
            nodes: [.stroke(path.applying(inverse), state.stroke, state.strokeColor.paint())])))
    }
  }
}

extension Transform {
  /// The factor that scales all lengths, or nil if the factor depends on the direction.
  var uniformScale: CGFloat? {
    let (x, y) = (hypot(a, b), hypot(c, d))
    let skew = abs(a * c + b * d)
    return abs(x - y) <= 1e-9 * max(x, y) && skew <= 1e-9 * x * y ? x : nil
  }
}

extension Stroke {
  func scaled(by factor: CGFloat) -> Stroke {
    guard factor != 1 else { return self }
    var stroke = self
    stroke.width *= factor
    stroke.dashes = dashes.map { $0 * factor }
    stroke.dashPhase *= factor
    return stroke
  }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke

  var fillRule: FillRule? {
    switch self {
    case .fill, .fillStroke: .nonZero
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool {
    switch self {
    case .fill, .eoFill: false
    case .stroke, .fillStroke, .eoFillStroke: true
    }
  }
}
