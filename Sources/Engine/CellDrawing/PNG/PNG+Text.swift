extension PNG {
  /// A key and a text that are stored in the file as an `iTXt` chunk.
  package struct TextChunk: Hashable, Sendable {
    package var key: String
    package var text: String

    package init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  /// Returns the texts of a file's `iTXt` chunks, in the file's order.
  ///
  /// Throws `ImageError` if the bytes are not a complete PNG.
  package static func text(of bytes: [UInt8]) throws(ImageError) -> [TextChunk] {
    try PNGContents(bytes).text(in: bytes)
  }

  /// Returns a file that `encode` made, with more text at its end.
  package static func adding(_ text: [TextChunk], to bytes: [UInt8]) -> [UInt8] {
    let endCount = 12
    guard bytes.count >= endCount else { return bytes }
    var chunks = PNGFile()
    for chunk in text { chunks.append(chunk) }
    var result = bytes
    result.insert(contentsOf: chunks.bytes[signature.count...], at: bytes.count - endCount)
    return result
  }
}

extension PNGFile {
  /// The minimum bytes of a text that is compressed, if that makes it shorter.
  private static let compressedCount = 256

  /// Appends a text in UTF-8 under a key of 1 to 79 printable ASCII characters.
  mutating func append(_ chunk: PNG.TextChunk) {
    let key = chunk.key.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }.prefix(79)
    guard !key.isEmpty else { return }
    let text = Array(chunk.text.utf8)
    let compressed =
      text.count >= Self.compressedCount
      ? text.withUnsafeBufferPointer { ZlibCompressor(level: 9).compress($0, limit: text.count) } : nil
    append("iTXt") { content in
      content += key.map { UInt8($0.value) }
      // The end of the key, whether and how the text is compressed, no language, no translated key.
      content += [0, compressed == nil ? 0 : 1, 0, 0, 0]
      content += compressed ?? text
    }
  }
}
