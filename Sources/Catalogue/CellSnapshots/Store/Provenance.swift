package import CellDrawing

/// The provenance of a picture: everything that may change its pixels without any change of the views.
package struct Provenance: Hashable, Sendable, Codable {
  /// The version of CellSnap.
  package var version: String
  /// The versions of the drawing libraries by name: `cairo`, `pango`, `harfbuzz`, `freetype`, and `poppler` if it made
  /// an image of a PDF.
  package var libraries: [String: String]
  /// The variables of the host's environment that may have changed pixels, with their values; mostly empty.
  package var environment: [String: String] = [:]
  /// The hashes of the font files whose glyphs are in the picture, by file name.
  package var fonts: [String: String]
  /// The number of pixels per point.
  package var scale: Double
  /// The traits in the name after the width: `dark`, `rtl`, a content size category.
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

  /// Describes how this process draws a picture of `scene`.
  package init(version: String, scene: Scene, scale: Double, traits: [String]) {
    let fonts = scene.fontFiles.compactMap { path in
      FontHashes.hash(ofFile: path).map { (FilePath.name(of: path), "\($0)") }
    }
    self.init(
      version: version, libraries: DrawingLibraries.versions(for: scene),
      fonts: Dictionary(fonts, uniquingKeysWith: { first, _ in first }), scale: scale, traits: traits)
    environment = HostEnvironment.settings
  }
}

extension Provenance {
  /// Returns what has changed since `reference` was drawn: `cairo 1.16.0 → 1.18.0`, `Inter-Regular.otf changed`.
  ///
  /// A font that only one of the pictures uses does not count, unless its file has changed or is gone.
  package func changes(
    since reference: Provenance,
    hashOfFont: (String) -> String? = { FontHashes.hash(ofFontNamed: $0)?.description }
  ) -> [String] {
    var changes: [String] = []
    if version != reference.version { changes.append("CellSnap \(reference.version) → \(version)") }
    for (name, old) in reference.libraries.sorted(by: { $0.key < $1.key }) where libraries[name] != old {
      changes.append("\(name) \(old) → \(libraries[name] ?? "none")")
    }
    for name in Set(environment.keys).union(reference.environment.keys).sorted()
    where environment[name] != reference.environment[name] {
      changes.append("\(name) \(reference.environment[name] ?? "unset") → \(environment[name] ?? "unset")")
    }
    for (name, old) in reference.fonts.sorted(by: { $0.key < $1.key }) {
      guard let new = fonts[name] ?? hashOfFont(name) else {
        changes.append("\(name) is gone")
        continue
      }
      if new != old { changes.append("\(name) changed") }
    }
    return changes
  }
}
