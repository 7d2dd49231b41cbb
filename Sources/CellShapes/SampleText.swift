/// The texts of samples.
enum SampleText {
  /// Returns a text for a property or parameter: `Note title` for `noteTitle`.
  static func text(for name: String, _ kind: Samples.Kind) -> String {
    let text = plain(name)
    guard kind == .long, text.allSatisfy({ !$0.isNumber }) else { return text }
    return text
      + " that is much longer than most texts in its place, so that it needs several lines or is cut"
  }

  private static func plain(_ name: String) -> String {
    let words = words(of: name)
    func has(_ endings: String...) -> Bool { words.contains { endings.contains($0) } }
    if has("url", "link", "href", "website") { return "https://example.org/a" }
    if has("email", "mail") { return "ada@example.org" }
    if has("phone") { return "+44 20 7946 0018" }
    if has("price", "amount", "cost", "total") { return "€12.50" }
    if has("time") { return "10:30" }
    if has("date", "day") { return "12 March 2024" }
    if has("count", "number", "badge", "index", "position") { return "12" }
    if has("percent", "percentage") { return "75 %" }
    if has("initials") { return "AL" }
    // The words that say what holds the text are no part of it.
    let holders = ["label", "text", "field", "view", "string", "value", "lbl", "str"]
    let shown = words.filter { !holders.contains($0) }
    guard let first = shown.first, first.count > 1 else { return "Text" }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + shown.dropFirst()).joined(separator: " ")
  }

  /// Returns the words of a name in lowercase: `note` and `title` for `noteTitle`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasCapital = true
    for character in name {
      if character == "_" {
        wasCapital = false
        words.append("")
      } else if character.isUppercase, !wasCapital {
        words.append(character.lowercased())
        wasCapital = true
      } else {
        if words.isEmpty { words.append("") }
        words[words.count - 1] += character.lowercased()
        wasCapital = character.isUppercase
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Returns the name of a property or function without its type and arguments: `title` for `Note.title`. The name is
  /// empty for an initialiser.
  static func property(of key: String) -> String {
    let name = key.prefix { $0 != "(" }
    let last = String(name.split(separator: ".").last ?? name)
    return last == "init" ? "" : last
  }
}
