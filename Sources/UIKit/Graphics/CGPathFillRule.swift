package import CellDrawing

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd

  package var drawing: FillRule { self == .winding ? .nonZero : .evenOdd }
}
