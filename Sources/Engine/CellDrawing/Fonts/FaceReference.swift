/// The file that a glyph comes from, and how its shape is changed. Any thread finds the face with it.
package struct FaceReference: Hashable, Sendable {
  package var file: String
  /// The number of the face within a font collection.
  package var index: Int
  /// The transform from the unit square to the font's size: scaled for bitmap fonts, slanted for a synthetic
  /// italic.
  package var matrix: Transform
  package var isEmboldened: Bool

  package init(file: String, index: Int, matrix: Transform = .identity, isEmboldened: Bool = false) {
    self.file = file
    self.index = index
    self.matrix = matrix
    self.isEmboldened = isEmboldened
  }
}
