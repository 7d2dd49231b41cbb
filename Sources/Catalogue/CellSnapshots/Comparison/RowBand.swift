/// A row of a table as a picture shows it, in pixels.
package struct RowBand: Hashable, Sendable {
  /// The key that the same row has in the other picture.
  package var key: String
  package var y: Int
  package var height: Int

  package init(key: String, y: Int, height: Int) {
    self.key = key
    self.y = y
    self.height = height
  }
}
