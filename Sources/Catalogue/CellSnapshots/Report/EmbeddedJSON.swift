import Foundation

/// An encoder of JSON that is safe inside a `script` element.
package enum EmbeddedJSON {
  /// Returns the value as JSON, or `null` if it cannot be encoded. Numbers that are not finite become the texts
  /// `Infinity`, `-Infinity` and `NaN`.
  package static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: escaped(data), as: UTF8.self)
  }

  /// Returns the JSON with escapes for the characters that HTML or JavaScript would misread.
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
