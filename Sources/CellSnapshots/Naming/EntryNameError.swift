/// The reason why a text cannot name an entry.
package enum EntryNameError: Error, Hashable, Sendable {
  case empty
  case tooLong(String, bytes: Int)
  case controlCharacter(String, Unicode.Scalar)
  case emptyPart(String)
  case leavesFolder(String)
  case refusedCharacter(String, Unicode.Scalar)
  case leadingHyphen(String)
  /// A dot or a space at the start or end of a part.
  case lostEdge(String, part: String)
  case device(String, part: String)
  case variant(String, variant: String)
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
    case .refusedCharacter(let name, "\\"):
      "the entry name \"\(name)\" holds a backslash, which no file on Windows can; write / between folders"
    case .refusedCharacter(let name, let scalar):
      "the entry name \"\(name)\" holds \"\(scalar)\", which no file on Windows can; leave it out"
    case .leadingHyphen(let name):
      "the entry name \"\(name)\" begins with a hyphen, as options do; leave it out"
    case .lostEdge(let name, let part):
      "the entry name \"\(name)\" has a dot or a space at an end of \"\(part)\", where it hides files or is lost on "
        + "Windows; leave it out"
    case .device(let name, let part):
      "the entry name \"\(name)\" holds \"\(part)\", which Windows keeps for a device; take another word"
    case .variant(let name, let variant):
      "the entry name \"\(name)\" ends as the names of pictures do; leave out \"\(variant)\""
    }
  }
}
