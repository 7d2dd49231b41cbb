/// A width and a height, in points. Either may be infinite.
package struct LayoutSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package static let zero = LayoutSize(0, 0)

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with zero in place of a length that is negative or not a number.
  var corrected: LayoutSize { LayoutSize(width > 0 ? width : 0, height > 0 ? height : 0) }

  package init(_ length: Double, along axis: NodeAxis, across breadth: Double) {
    self = axis == .horizontal ? LayoutSize(length, breadth) : LayoutSize(breadth, length)
  }

  package subscript(axis: NodeAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
