/// A node with its frame.
package struct PlacedNode: Hashable, Sendable {
  /// The number that the maker of the node gave it.
  package let identifier: Int
  /// The frame in the coordinates of the whole tree, in points, not rounded.
  package let frame: LayoutRect
  /// The index of the first node after this one that is not in it.
  package internal(set) var end: Int
}
