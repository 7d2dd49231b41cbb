/// A piece of HTML. Everything that is opened is closed again, the innermost first.
package enum HTMLToken: Hashable {
  /// Consecutive characters with their entities resolved.
  case text(String)
  /// An opening tag. Names are in lower case. An attribute without a value has an empty one.
  case open(name: String, attributes: [String: String])
  case close
}
