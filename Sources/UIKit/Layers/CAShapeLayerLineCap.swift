internal import CellDrawing

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
