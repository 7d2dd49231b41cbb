/// The spelling of words in a layout's text.
enum LayoutToken {
  /// Returns whether a name must be quoted to be an attribute's name.
  static func isReserved(_ key: String) -> Bool {
    ["hidden", "row", "header", "footer", "lines", "text"].contains(key) || needsQuotes(key)
  }

  /// Returns whether a word without quotation marks would not be read back unchanged.
  static func needsQuotes(_ word: String) -> Bool {
    word.utf8.isEmpty || !word.utf8.allSatisfy(isPlain)
  }

  /// Returns whether a byte is printable ASCII and not a separator.
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

  /// Returns the escape for a character that would end the word or line or that editors do not show; nil for other
  /// characters.
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
