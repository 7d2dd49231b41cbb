/// A piece of HTML; what is opened is closed again, the innermost first.
enum HTMLToken: Hashable {
  /// Characters with their entities resolved, as many as follow one another.
  case text(String)
  /// Names are in lower case; an attribute without a value has an empty one.
  case open(name: String, attributes: [String: String])
  case close
}
