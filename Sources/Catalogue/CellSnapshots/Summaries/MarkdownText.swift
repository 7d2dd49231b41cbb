/// Functions that put foreign text into Markdown.
enum MarkdownText {
  /// Returns the text between enough backquotes that nothing in it is markup, a link, a picture, or a mention of a
  /// person.
  static func code(_ text: String) -> String {
    let text = PrintableText.line(text)
    var (longest, current) = (0, 0)
    for character in text.unicodeScalars {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let quotes = String(repeating: "`", count: longest + 1)
    let space = text.utf8.first == UInt8(ascii: "`") || text.utf8.last == UInt8(ascii: "`") ? " " : ""
    return quotes + space + text + space + quotes
  }

  /// Returns the same for a cell of a table, with the bars escaped that would end the cell.
  static func cell(_ text: String) -> String {
    code(text).unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }

  /// Returns lines as one text of at most `limit` bytes. Where not all fit, `ending` follows the first ones.
  static func joined(_ lines: [String], atMost limit: Int, ending: String) -> String {
    let text = lines.joined(separator: "\n")
    guard text.utf8.count > limit else { return text }
    var rest = limit - ending.utf8.count - "\n\n\n".utf8.count
    let kept = lines.prefix { line in
      rest -= line.utf8.count + 1
      return rest >= 0
    }
    return (kept + ["", ending, ""]).joined(separator: "\n")
  }
}
