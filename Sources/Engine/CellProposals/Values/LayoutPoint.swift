/// A place, in points.
package struct LayoutPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = LayoutPoint(0, 0)

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package init(_ length: Double, along axis: NodeAxis, across breadth: Double) {
    self = axis == .horizontal ? LayoutPoint(length, breadth) : LayoutPoint(breadth, length)
  }

  package subscript(axis: NodeAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
