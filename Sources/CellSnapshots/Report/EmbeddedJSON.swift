import Foundation

/// JSON that may stand inside a `script` element.
enum EmbeddedJSON {
  /// Infinite numbers and those that are none become the texts `Infinity`, `-Infinity` and `NaN`; `null` where
  /// the value has no JSON.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: escaped(data), as: UTF8.self)
  }

  /// What HTML or JavaScript would read as something else, as an escape that JSON knows.
  private static func escaped(_ data: Data) -> [UInt8] {
    data.withUnsafeBytes { bytes in
      var escaped: [UInt8] = []
      escaped.reserveCapacity(bytes.count)
      var place = 0
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "<"): escaped += "\\u003C".utf8
        case UInt8(ascii: ">"): escaped += "\\u003E".utf8
        case UInt8(ascii: "&"): escaped += "\\u0026".utf8
        case 0xE2 where bytes[place...].starts(with: "\u{2028}".utf8):
          escaped += "\\u2028".utf8
          place += 2
        case 0xE2 where bytes[place...].starts(with: "\u{2029}".utf8):
          escaped += "\\u2029".utf8
          place += 2
        case let byte: escaped.append(byte)
        }
        place += 1
      }
      return escaped
    }
  }
}
