package import CellDrawing
public import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = .black
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  /// The start of the stroked part of the outline, as a fraction of its length from 0 to 1.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (
      other.path, other.fillColor, other.fillRule, other.strokeColor
    )
    (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
    (lineCap, lineJoin, miterLimit) = (other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var drawsOutsideBounds: Bool { true }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    guard let path = path?.path, !path.isEmpty else { return super.contentNodes(with: traits) }
    var nodes = super.contentNodes(with: traits)
    if let fillColor, fillColor.alpha > 0 {
      nodes.append(.fill(path, fillRule == .evenOdd ? .evenOdd : .nonZero, fillColor.paint()))
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      let stroke = Stroke(
        width: lineWidth, cap: lineCap.drawing, join: lineJoin.drawing, miterLimit: miterLimit,
        dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
      let outline = path.trimmed(from: strokeStart, to: strokeEnd)
      if !outline.isEmpty { nodes.append(.stroke(outline, stroke, strokeColor.paint())) }
    }
    return nodes
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  var drawing: Stroke.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  var drawing: Stroke.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
