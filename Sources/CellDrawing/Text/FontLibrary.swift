/// The fonts that can be drawn: the files CellSnap's packages install, and a user's folders; never the host's others.
package final class FontLibrary: Sendable {
  /// The library everything is measured and drawn with.
  package static var shared: FontLibrary { fatalError("text helper") }

  /// Adds the font files of folders to `shared`; call it before the first text is measured.
  ///
  /// Throws `FontError` when a folder has no font or a required font is missing.
  package static func configure(folders: [String]) throws(FontError) {}

  package func metrics(of font: Font) -> FontMetrics { fatalError("text helper") }

  /// The face that `font` resolves to: its family's and PostScript names and its weight.
  package func face(of font: Font) -> FontFace { fatalError("text helper") }

  /// Whether a face of exactly this PostScript name, or a family of this name, is in the library.
  package func contains(name: String) -> Bool { fatalError("text helper") }

  /// The families of the library, sorted, each with the PostScript names of its faces.
  package var families: [(name: String, faces: [String])] { fatalError("text helper") }
}

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

package enum FontError: Error, Hashable, Sendable {
  /// A file that CellSnap needs is not there; `package` is the Debian package that brings it.
  case missing(file: String, package: String)
  case noFonts(folder: String)
}
