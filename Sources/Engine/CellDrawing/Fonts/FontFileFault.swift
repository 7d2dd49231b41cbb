/// The reason why a file that a person named cannot be used as a font.
package enum FontFileFault: Error, Hashable, Sendable {
  case unreadable(OrdinaryFileError)
  case empty
  /// A text that Git LFS keeps in place of the font.
  case pointer
  /// A web page that a server returned instead of the font.
  case webPage
  /// The file ends before the table does. `end` and `size` are in bytes.
  case cutOff(table: String, end: Int, size: Int)
  case noFont
}

extension FontFileFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(.system(let number)): OrdinaryFileError.text(of: number)
    case .unreadable(let error): error.description
    case .empty: "it is empty"
    case .pointer: "it is a Git LFS pointer, not the font"
    case .webPage: "it is a web page, not a font"
    case .cutOff(let table, let end, let size):
      "it is cut off: its table \(table) would end at byte \(end), but the file has \(size) bytes"
    case .noFont: "it is not an OpenType or TrueType font"
    }
  }

  /// The step that solves the problem.
  var wayOut: String {
    switch self {
    case .unreadable(.system): "make it readable, or remove it"
    case .unreadable: "remove it"
    case .empty, .cutOff: "copy it again, or remove it"
    case .pointer: "run git lfs pull"
    case .webPage: "download the font itself, or remove it"
    case .noFont: "replace it, or remove it"
    }
  }
}
