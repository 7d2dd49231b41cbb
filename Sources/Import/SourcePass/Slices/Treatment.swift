/// The part of a declaration that a slice keeps.
package enum Treatment: String, Codable, Sendable {
  /// The declaration as it is written. The members of a type stay too, unless the slice names them.
  case whole
  /// A type or an extension with the members that the slice names.
  case part
  /// The declaration without its bodies. A call of it is reported.
  case stub
  /// Nothing.
  case absent
}

extension Treatment {
  /// Reads a treatment. A file that names stubs `shape` is read, too.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let treatment = Self(rawValue: word == "shape" ? Self.stub.rawValue : word) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(word) is no treatment of a declaration")
    }
    self = treatment
  }
}
