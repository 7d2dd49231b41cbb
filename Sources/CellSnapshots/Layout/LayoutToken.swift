/// How words are written in a layout's text.
enum LayoutToken {
  /// The names that are not attributes' unless they are quoted.
  static func isReserved(_ key: String) -> Bool {
    ["hidden", "row", "header", "footer", "lines", "text"].contains(key) || needsQuotes(key)
  }

  /// Whether a word would not be read back as it is.
  static func needsQuotes(_ word: String) -> Bool {
    word.utf8.isEmpty || !word.utf8.allSatisfy(isPlain)
  }

  /// Printed ASCII that separates nothing.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "=")
  }

  static func appendQuoted(_ word: String, to text: inout String) {
    text += "\""
    if word.utf8.allSatisfy({ isPlain($0) || $0 == UInt8(ascii: " ") }) {
      text += word
    } else {
      for scalar in word.unicodeScalars {
        if let escape = escape(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
      }
    }
    text += "\""
  }

  /// What stands for a character that would end the word or the line, or that no editor shows; nil for others.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: nil
    }
  }
}
