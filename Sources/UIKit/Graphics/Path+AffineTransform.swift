package import CellDrawing

extension Path {
  package func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee.drawing) } ?? self
  }
}
