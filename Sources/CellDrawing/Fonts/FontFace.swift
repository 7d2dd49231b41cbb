/// What the file of a face says of itself.
package struct FontFace: Hashable, Sendable {
  package var familyName: String
  package var postScriptName: String
  package var weight: Int
  package var isItalic: Bool

  package init(familyName: String, postScriptName: String, weight: Int, isItalic: Bool) {
    self.familyName = familyName
    self.postScriptName = postScriptName
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// A face of the library: its names and its file.
struct Face: Sendable {
  var description: FontFace
  /// All names of its family, in the order of the file.
  var familyNames: [String]
  /// From 50 (ultra-condensed) to 200 (ultra-expanded), 100 for normal.
  var width: Int
  var file: String
  /// The index of the face in its file, with the named instance in the upper 16 bits as FreeType counts them.
  var index: Int

  /// Without a file, and so without a glyph.
  static let blank = Face(
    description: FontFace(familyName: "", postScriptName: "", weight: 400, isItalic: false), familyNames: [],
    width: 100, file: "", index: 0)

  var shaping: ShapingFace { ShapingFace.of(file: file, index: index) }

  func hasName(_ name: String) -> Bool {
    description.postScriptName == name || familyNames.contains(name)
  }
}
