internal import CellDrawing

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
