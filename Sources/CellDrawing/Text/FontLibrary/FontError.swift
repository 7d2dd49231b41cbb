/// Why fonts cannot be loaded, in one line that says what to do.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file that CellSnap needs is not there; `package` is the Debian package that brings it.
  case missing(file: String, package: String)
  case noFonts(folder: String)

  package var description: String {
    switch self {
    case .missing(let file, let package):
      "\(file): the font is missing; install the package \(package) (apt-get install \(package))"
    case .noFonts(let folder):
      "\(folder): no font in this folder; name one with OpenType or TrueType files"
    }
  }
}
