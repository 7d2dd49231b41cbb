/// Functions that make foreign text safe for messages. The result cannot move the cursor, end the line or change the
/// direction of the text around it.
package enum PrintableText {
  /// Returns the text with control characters, line breaks and bidirectional controls spelled out: `\n`, `\u{1B}`.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    return text.unicodeScalars.map { isUnprintable($0) ? escaped($0) : String($0) }.joined()
  }

  /// Returns the same with an ellipsis in the middle if the text has more than `limit` Unicode scalars. A message
  /// begins with the problem and ends with the solution, so both ends are kept.
  package static func line(_ text: String, atMost limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return line(text) }
    return line(String(scalars.prefix(limit / 2))) + "…" + line(String(scalars.suffix(limit / 2)))
  }

  /// Returns a text of several lines, each made safe like a single line.
  package static func lines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }.joined(separator: "\n")
  }

  /// Returns JSON that is safe to print: the same characters are escaped in JSON's way.
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

  /// Returns whether a character must be escaped.
  ///
  /// These are control characters, line and paragraph separators, and marks, overrides and isolates of directions.
  /// Invisible characters, by which two names look equal, are escaped too: zero-width spaces, word joiners and tags.
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
