/// The file a glyph comes from, and how its shape is changed: what any thread finds the face by.
package struct FaceReference: Hashable, Sendable {
  package var file: String
  /// Which face of a collection it is.
  package var index: Int
  /// Maps the unit square to the font's size: scaled for bitmap fonts, slanted for a synthetic italic.
  package var matrix: Transform
  package var isEmboldened: Bool

  package init(file: String, index: Int, matrix: Transform = .identity, isEmboldened: Bool = false) {
    self.file = file
    self.index = index
    self.matrix = matrix
    self.isEmboldened = isEmboldened
  }
}
