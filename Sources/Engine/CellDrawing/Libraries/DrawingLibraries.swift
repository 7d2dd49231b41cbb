internal import CellSnapCairo
internal import CellSnapPango

/// The libraries whose versions may change pixels.
package enum DrawingLibraries {
  /// The versions that the process runs with, by name: `cairo`, `freetype`, `harfbuzz`, `pango`.
  package static let versions: [String: String] = [
    "cairo": text(cairo_version_string()),
    "freetype": freeType,
    "harfbuzz": text(hb_version_string()),
    "pango": text(pango_version_string()),
  ]

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? "unknown"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
