internal import CellSnapPango

/// The language for finding faces, which chooses among the Han fonts.
struct TextLanguage {
  let pango: OpaquePointer?
  /// The family for Han, or nil if there is no Han to draw.
  let hanFamily: String?

  /// Uses `tag` if it says how Han is written. Otherwise kana makes a paragraph Japanese, Hangul Korean, and Han
  /// alone Chinese.
  init(tag: String, bytes: [UInt8]) {
    let han = Self.known(tag) ?? Self.guess(bytes)
    pango = pango_language_from_string(han ?? (tag.isEmpty ? "en" : tag))
    hanFamily = han.flatMap { Self.hanFamilies[$0] }
  }

  private static let hanFamilies = [
    "zh-cn": "Noto Sans CJK SC", "zh-tw": "Noto Sans CJK TC", "zh-hk": "Noto Sans CJK HK",
    "ja": "Noto Sans CJK JP", "ko": "Noto Sans CJK KR",
  ]

  private static func known(_ tag: String) -> String? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    switch parts.first {
    case "ja", "ko": return parts.first
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
      return parts.contains("tw") || parts.contains("hant") ? "zh-tw" : "zh-cn"
    default: return nil
    }
  }

  /// Guesses a language from the characters. The first byte of three selects candidates: E3 is kana and some Han,
  /// E4 to E9 is Han, EA to ED is mostly Hangul.
  private static func guess(_ bytes: [UInt8]) -> String? {
    var hasHan = false
    var index = 0
    while index + 2 < bytes.count {
      let lead = bytes[index]
      guard lead >= 0xe1, lead <= 0xed else {
        index += 1
        continue
      }
      let code =
        (UInt32(lead & 15) << 12) | (UInt32(bytes[index + 1] & 63) << 6) | UInt32(bytes[index + 2] & 63)
      switch code {
      case 0x3041...0x30ff, 0x31f0...0x31ff: return "ja"
      case 0x1100...0x11ff, 0xac00...0xd7a3: return "ko"
      case 0x3400...0x4dbf, 0x4e00...0x9fff: hasHan = true
      default: break
      }
      index += 3
    }
    return hasHan ? "zh-cn" : nil
  }
}
