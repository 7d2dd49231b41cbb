/// The part of a declaration that a cut keeps.
package enum Treatment: String, Codable, Sendable {
  /// The declaration as it is written. The members of a type stay too, unless the cut names them.
  case whole
  /// A type or an extension with the members that the cut names.
  case part
  /// The declaration without its bodies. A call of it is reported.
  case shape
  /// Nothing.
  case absent
}
