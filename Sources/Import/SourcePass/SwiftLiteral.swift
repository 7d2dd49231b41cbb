/// Texts and names as Swift writes them, with any signs.
package enum SwiftLiteral {
  /// Returns a text in quotes: `"a\\nb"` for two lines.
  package static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\", "\"": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\0"..<" ", "\u{7F}": text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns a name as a declaration writes it: in backticks if it is a keyword.
  package static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Whether a text of another file can be a name in Swift. Any other text could end the declaration that it names.
  package static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*/#) != nil
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Self", "Type", "Protocol",
  ]
}
