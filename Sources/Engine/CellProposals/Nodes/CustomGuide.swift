/// A guide that an app defines. Two guides are the same if they are the same object.
package final class CustomGuide: Sendable {
  let axis: NodeAxis
  /// Returns the place in a node that says nothing about the guide, in points.
  let standardValue: @Sendable (NodeDimensions) -> Double

  package init(along axis: NodeAxis, standardValue: @escaping @Sendable (NodeDimensions) -> Double) {
    self.axis = axis
    self.standardValue = standardValue
  }
}
