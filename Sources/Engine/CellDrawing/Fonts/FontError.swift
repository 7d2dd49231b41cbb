/// The reason why fonts cannot be loaded, in one line that says what to do.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file that CellSnap needs is missing. `package` is the Debian package that contains it.
  case missing(file: String, package: String)
  case noFonts(folder: String)
  /// None of the fonts in a folder can be used. The `BrokenFont` is the first of them.
  case noWorkingFonts(folder: String, BrokenFont)
  /// A broken font has the name of a font of CellSnap's packages, which it should replace.
  case broken(BrokenFont)

  package var description: String {
    switch self {
    case .missing(let file, let package):
      "\(file): the font is missing; install the package \(package) (apt-get install \(package))"
    case .noFonts(let folder):
      "\(folder): this folder has no font; name a folder with OpenType or TrueType files"
    case .noWorkingFonts(_, let font):
      "\(font.file): no font in this folder can be used: \(font.fault); \(font.fault.wayOut)"
    case .broken(let font):
      "\(font.file): this font cannot replace the packaged font with the same name: \(font.fault); \(font.fault.wayOut)"
    }
  }

  /// The folder that a person named, or the file in it, as the person named it. Nil if no folder is the reason.
  package var place: String? {
    switch self {
    case .missing: nil
    case .noFonts(let folder), .noWorkingFonts(let folder, _): folder
    case .broken(let font): font.file
    }
  }
}
