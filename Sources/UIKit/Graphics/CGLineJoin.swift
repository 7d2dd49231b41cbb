package import CellDrawing

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
