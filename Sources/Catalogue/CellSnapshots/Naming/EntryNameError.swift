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
      "an entry has an empty name; every entry needs a name, which its files get, too"
    case .tooLong(let name, let bytes):
      "the entry name \"\(name.prefix(40))…\" has \(bytes) bytes; \(EntryName.maximumLength) at most"
    case .controlCharacter(let name, let scalar):
      "the entry name \(name.debugDescription) contains the control character U+"
        + String(scalar.value, radix: 16, uppercase: true) + "; leave it out"
    case .emptyPart(let name):
      "the entry name \"\(name)\" has an empty part before, between or after slashes; name every folder"
    case .leavesFolder(let name):
      "the entry name \"\(name)\" would leave the folder of the pictures; leave out \".\" and \"..\""
    case .refusedCharacter(let name, "\\"):
      "the entry name \"\(name)\" contains a backslash, which Windows does not allow in file names; write / between folders"
    case .refusedCharacter(let name, let scalar):
      "the entry name \"\(name)\" holds \"\(scalar)\", which Windows does not allow in file names; leave it out"
    case .leadingHyphen(let name):
      "the entry name \"\(name)\" begins with a hyphen, as options do; leave it out"
    case .lostEdge(let name, let part):
      "the entry name \"\(name)\" has a dot or a space at an end of \"\(part)\", which hides files or is lost on "
        + "Windows; leave it out"
    case .device(let name, let part):
      "the entry name \"\(name)\" holds \"\(part)\", which Windows reserves for a device; use another word"
    case .variant(let name, let variant):
      "the entry name \"\(name)\" ends like a picture's name; leave out \"\(variant)\""
    }
  }
}
