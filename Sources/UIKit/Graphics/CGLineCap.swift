package import CellDrawing

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
