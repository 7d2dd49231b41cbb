import CellDrawing

/// A text as a part of a file name that is the same on every file system and in every shell.
struct NamePart: Hashable, Sendable {
  /// The maximum length in UTF-8 bytes.
  static let maximumLength = 60

  /// The part. Letters, digits and characters beyond ASCII stay as they are, and hyphens replace all others between
  /// them.
  ///
  /// A longer text is shortened to its beginning and a hash of the whole.
  let text: String

  init(_ original: String) {
    var text = ""
    var hasGap = false
    for character in original {
      guard Self.isPlain(character), !(character == "." && text.isEmpty) else {
        hasGap = true
        continue
      }
      if hasGap, !text.isEmpty { text.append("-") }
      hasGap = false
      text.append(character)
    }
    while text.last == "." { text.removeLast() }
    // A text such as "***" has no allowed character, so its hash replaces it.
    if text.isEmpty, !original.isEmpty { text = Self.hash(of: original) }
    self.text = text.utf8.count > Self.maximumLength ? Self.shortened(text, original) : text
  }

  private static func isPlain(_ character: Character) -> Bool {
    guard let value = character.asciiValue else {
      return !character.isWhitespace
        && !character.unicodeScalars.contains { $0.properties.isPlainlyInvisible }
    }
    switch value {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return true
    default: return "-_.+=@".utf8.contains(value)
    }
  }

  private static func shortened(_ text: String, _ original: String) -> String {
    let hash = hash(of: original)
    var prefix = text
    while prefix.utf8.count > maximumLength - hash.utf8.count - 1 { prefix.removeLast() }
    return prefix.isEmpty ? hash : "\(prefix)-\(hash)"
  }

  /// Returns eight hexadecimal digits.
  private static func hash(of text: String) -> String {
    let digits = String(ContentHash(of: Array(text.utf8)).high >> 32, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isPlainlyInvisible: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}
