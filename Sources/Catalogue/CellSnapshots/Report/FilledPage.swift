/// A page with places to fill, such as `{{title}}`.
package enum FilledPage {
  /// Returns the markup with its places filled. Only the markup is searched for places, so that `{{` in a content has no
  /// effect. A place without a content becomes empty.
  package static func text(of markup: String, _ contents: [String: String]) -> String {
    let parts = markup.split(separator: "{{", omittingEmptySubsequences: false)
    var text = String(parts[0])
    for part in parts.dropFirst() {
      let place = part.prefix { $0 != "}" }
      text += contents[String(place)] ?? ""
      text += part.dropFirst(place.count + "}}".count)
    }
    return text
  }
}
