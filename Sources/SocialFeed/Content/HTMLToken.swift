/// A piece of HTML.
enum HTMLToken: Hashable {
  /// Characters with their entities resolved.
  case text(String)
  /// Names are in lower case; an attribute without a value has an empty one.
  case open(name: String, attributes: [String: String])
  /// `isBroken` when it did not end with ">" where it should.
  case close(name: String, isBroken: Bool)
}
