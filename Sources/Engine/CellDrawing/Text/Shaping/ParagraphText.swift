/// The bytes of a paragraph as Pango and HarfBuzz receive them.
enum ParagraphText {
  /// Returns the bytes with control characters, except the tab, replaced by a harmless one. GLib treats a NUL as
  /// the end.
  static func bytes(of string: String, in range: Range<Int>) -> [UInt8] {
    var string = string
    var bytes = string.withUTF8 { Array($0[range.clamped(to: 0..<$0.count)]) }
    for index in bytes.indices where bytes[index] < 0x20 && bytes[index] != 9 { bytes[index] = 0x1f }
    return bytes
  }

  static func scalar(at byte: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    var end = byte + 1
    while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    guard byte < bytes.count else { return nil }
    return String(decoding: bytes[byte..<end], as: UTF8.self).unicodeScalars.first
  }

  /// Returns whether a character is invisible in every font.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
