package import CellDrawing
public import Foundation

/// A gradient layer. Unlike in Core Animation, a conic gradient is a picture of the screen's scale.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours as `CGColor` values.
  open var colors: [Any]?
  /// The locations of the colours, as many as there are colours, or nil to spread the colours evenly.
  open var locations: [NSNumber]?
  /// The start as a fraction of the bounds' width and height.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    if type == .conic { return conicNodes(displayScale: traits.displayScale) }
    guard let paint = gradient, !bounds.isEmpty else { return [] }
    return [.fill(outline(of: bounds), .nonZero, paint)]
  }

  var stops: [GradientStop] {
    let colors = (colors ?? []).compactMap { color in
      (color as? CGColor)?.color ?? (color as? UIColor)?.cgColor.color
    }
    let last = Double(max(colors.count - 1, 1))
    let given = locations.flatMap { $0.count == colors.count ? $0.map(\.doubleValue) : nil }
    var location = 0.0
    return colors.enumerated().map { index, color in
      location = max(location, min(max(given?[index] ?? Double(index) / last, 0), 1))
      return GradientStop(location: location, color: color)
    }
  }

  private var gradient: Paint? {
    let stops = stops
    guard let lastColor = stops.last?.color else { return nil }
    let (width, height) = (bounds.width, bounds.height)
    let start = CGPoint(x: bounds.minX + startPoint.x * width, y: bounds.minY + startPoint.y * height)
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    switch type {
    case .radial:
      let (radiusX, radiusY) = (abs(dx) * width, abs(dy) * height)
      guard radiusX > 0, radiusY > 0 else { return .color(lastColor) }
      return .radial(
        RadialGradient(
          startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, stops: stops,
          transform: Transform(a: radiusX, b: 0, c: 0, d: radiusY, tx: start.x, ty: start.y)))
    default:
      // Core Animation stretches the finished gradient. So lines of equal colour are perpendicular to the direction
      // in the unit square, not in points. The slope in points is computed from the slope in the unit square.
      let length = dx * dx + dy * dy
      guard length > 0 else { return .color(lastColor) }
      let slope = CGVector(dx: dx / length / width, dy: dy / length / height)
      let steepness = slope.dx * slope.dx + slope.dy * slope.dy
      let end = CGPoint(x: start.x + slope.dx / steepness, y: start.y + slope.dy / steepness)
      return .linear(LinearGradient(start: start, end: end, stops: stops))
    }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colours around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
