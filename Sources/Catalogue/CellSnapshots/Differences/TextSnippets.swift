/// Two texts, cut to their first difference with a little context: `"…the quick brown…"`.
struct TextSnippets: Hashable {
  let reference: String
  let actual: String

  /// The maximum length of a text that is quoted whole, in characters.
  private static let wholeLimit = 32
  private static let context = 12
  private static let differenceLimit = 24

  init(_ reference: String, _ actual: String) {
    let (old, new) = (Array(reference), Array(actual))
    guard max(old.count, new.count) > Self.wholeLimit else {
      (self.reference, self.actual) = (Self.quoted(old), Self.quoted(new))
      return
    }
    let isSame = { (left: Character, right: Character) in left.utf8.elementsEqual(right.utf8) }
    let prefix = zip(old, new).prefix(while: isSame).count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed())
      .prefix(while: isSame).count
    self.reference = Self.snippet(of: old, prefix: prefix, suffix: suffix)
    self.actual = Self.snippet(of: new, prefix: prefix, suffix: suffix)
  }

  /// Returns the beginning of a text in quotation marks.
  static func beginning(of text: String) -> String {
    let characters = Array(text.prefix(wholeLimit + 1))
    return characters.count > wholeLimit
      ? quoted(characters.prefix(wholeLimit - 1) + ["…"]) : quoted(characters)
  }

  private static func snippet(of text: [Character], prefix: Int, suffix: Int) -> String {
    var start = max(prefix - context, 0)
    // The snippet begins at the beginning of a word if one is near.
    if start > 0, let space = text[(start - 1)..<prefix].firstIndex(of: " "), space + 1 < prefix {
      start = space + 1
    }
    let differenceEnd = text.count - suffix
    var end = min(differenceEnd + context, text.count)
    if end < text.count, let space = text[differenceEnd..<end].lastIndex(of: " ") { end = space }
    var shown = Array(text[start..<end])
    let head = prefix - start
    if differenceEnd - prefix > differenceLimit {
      shown = Array(shown.prefix(head + differenceLimit))
      if let space = shown.suffix(8).lastIndex(of: " ") { shown.removeSubrange(space...) }
      shown.append("…")
    } else if end < text.count {
      shown.append("…")
    }
    return quoted(start > 0 ? ["…"] + shown : shown)
  }

  private static func quoted(_ text: some Sequence<Character>) -> String {
    let escaped = text.map { character in
      switch character {
      case "\n": "\\n"
      case "\r\n": "\\r\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
