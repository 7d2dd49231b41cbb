/// Where a picture comes from: what may change its pixels without any change of the views.
package struct Provenance: Hashable, Sendable, Codable {
  /// Of CellSnap.
  package var version: String
  /// The versions of the libraries that draw, by name: `cairo`, `pango`, `harfbuzz`, `freetype`.
  package var libraries: [String: String]
  /// The hashes of the font files in use, by file name.
  package var fonts: [String: String]
  /// Pixels a point.
  package var scale: Double
  /// `dark`, `rtl`, a text size: what the name says after the width.
  package var traits: [String]

  package init(
    version: String, libraries: [String: String], fonts: [String: String], scale: Double, traits: [String]
  ) {
    self.version = version
    self.libraries = libraries
    self.fonts = fonts
    self.scale = scale
    self.traits = traits
  }
}
