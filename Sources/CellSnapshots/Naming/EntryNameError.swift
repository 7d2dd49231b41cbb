/// Why a text cannot name an entry.
package enum EntryNameError: Error, Hashable, Sendable {
  case empty
  case tooLong(String, bytes: Int)
  case controlCharacter(String, Unicode.Scalar)
  case emptyPart(String)
  case leavesFolder(String)
}

extension EntryNameError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty:
      "an entry has an empty name; every entry needs one, since its files are called after it"
    case .tooLong(let name, let bytes):
      "the entry name \"\(name.prefix(40))…\" has \(bytes) bytes; \(EntryName.maximumLength) at most"
    case .controlCharacter(let name, let scalar):
      "the entry name \(name.debugDescription) holds the control character U+"
        + String(scalar.value, radix: 16, uppercase: true) + "; leave it out"
    case .emptyPart(let name):
      "the entry name \"\(name)\" has nothing before, between or after its slashes; name every folder"
    case .leavesFolder(let name):
      "the entry name \"\(name)\" would leave the folder of the pictures; leave out \".\" and \"..\""
    }
  }
}
