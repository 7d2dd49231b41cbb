import Foundation

/// JSON that may stand inside a `script` element.
enum EmbeddedJSON {
  /// What HTML or JavaScript would read as something else, as an escape that JSON knows.
  private static let escapes = [
    "<": "\\u003C", ">": "\\u003E", "&": "\\u0026", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029",
  ]

  /// Infinite numbers and those that are none become the texts `Infinity`, `-Infinity` and `NaN`; `null` where
  /// the value has no JSON.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    guard let data = try? encoder.encode(value) else { return "null" }
    var text = ""
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      if let escape = escapes[String(scalar)] { text += escape } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
