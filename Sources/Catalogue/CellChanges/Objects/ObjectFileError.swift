/// The reason why an object file cannot be read.
package enum ObjectFileError: Error, Hashable, CustomStringConvertible {
  /// The file is no object file of ELF with 64 bits.
  case notAnObject
  /// The file is for a processor whose code cannot be read.
  case unknownProcessor(number: Int)
  /// The file ends, or contradicts itself, at a byte.
  case damaged(offset: Int)

  package var description: String {
    switch self {
    case .notAnObject: "it is no object file"
    case .unknownProcessor(let number): "it has code for a processor that is not known, number \(number)"
    case .damaged(let offset): "it is damaged at byte \(offset)"
    }
  }
}
