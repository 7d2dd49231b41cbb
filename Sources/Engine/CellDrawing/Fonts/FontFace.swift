/// The names and style of a face, from its file.
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
  /// All names of its family, in the file's order.
  var familyNames: [String]
  /// The name by which fontconfig finds the face. For an instance of a variable font, it may differ from the
  /// PostScript name.
  var matchedName: String
  /// The width from 50 (ultra-condensed) to 200 (ultra-expanded). 100 is normal.
  var width: Int
  var file: String
  /// The index of the face in its file, with the named instance in the upper 16 bits as in FreeType.
  var index: Int

  /// A face without a file, and so without glyphs.
  static let blank = Face(
    description: FontFace(familyName: "", postScriptName: "", weight: 400, isItalic: false), familyNames: [],
    matchedName: "", width: 100, file: "", index: 0)

  var shaping: ShapingFace { ShapingFace.of(file: file, index: index) }

  func hasName(_ name: String) -> Bool {
    description.postScriptName == name || familyNames.contains(name)
  }
}
