/// The place of a geometry reader, which its content is made for.
package struct GeometryReading: Hashable, Sendable {
  /// The frame in the coordinates of the whole tree, in points.
  package let frame: LayoutRect
  package let safeAreaInsets: LayoutInsets
}
