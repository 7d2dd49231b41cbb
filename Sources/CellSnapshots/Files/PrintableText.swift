/// Text that was not written by us, as it may stand in a line for people: nothing in it moves the cursor, ends the line
/// or turns the direction of what is around it.
package enum PrintableText {
  /// With control characters, line breaks and bidirectional controls spelled out: `\n`, `\u{1B}`.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    return text.unicodeScalars.map { isUnprintable($0) ? escaped($0) : String($0) }.joined()
  }

  /// The same, with an ellipsis for the middle of what has more than `limit` characters: a message begins with what is
  /// wrong and ends with the way out.
  package static func line(_ text: String, atMost limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return line(text) }
    return line(String(scalars.prefix(limit / 2))) + "…" + line(String(scalars.suffix(limit / 2)))
  }

  /// The same of a text of several lines.
  package static func lines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }.joined(separator: "\n")
  }

  /// JSON with the same escaped as JSON does, for it may be printed.
  package static func json(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 != "\n" && isUnprintable($0) }) else { return text }
    return text.unicodeScalars.map { scalar in
      guard scalar != "\n", isUnprintable(scalar) else { return String(scalar) }
      return Array(scalar.utf16).map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined()
    }.joined()
  }

  /// Control characters, separators of lines and paragraphs, marks, overrides and isolates of directions, and characters
  /// that are not seen, by which two names look equal: spaces without width, joiners of words, tags.
  static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    case 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060...0x2064, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
