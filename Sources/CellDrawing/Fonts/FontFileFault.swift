/// Why a file that a person named cannot be drawn with.
package enum FontFileFault: Error, Hashable, Sendable {
  case unreadable(OrdinaryFileError)
  case empty
  /// A line of text that Git's extension for large files keeps in the font's place.
  case pointer
  /// A page that a server answered in the font's place.
  case webPage
  /// The file ends before the table does; in bytes.
  case cutOff(table: String, end: Int, size: Int)
  case noFont
}

extension FontFileFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(.system(let number)): OrdinaryFileError.text(of: number)
    case .unreadable(let error): error.description
    case .empty: "it is empty"
    case .pointer: "it is a pointer of Git LFS, not the font"
    case .webPage: "it is a web page, not a font"
    case .cutOff(let table, let end, let size):
      "it is cut off: its table \(table) ends at byte \(end) of \(size)"
    case .noFont: "it is no OpenType or TrueType font"
    }
  }

  /// The way out.
  var wayOut: String {
    switch self {
    case .unreadable(.system): "make it readable, or remove it"
    case .unreadable: "remove it"
    case .empty, .cutOff: "copy it once more, or remove it"
    case .pointer: "fetch it with git lfs pull"
    case .webPage: "download the font itself, or remove it"
    case .noFont: "replace it, or remove it"
    }
  }
}
