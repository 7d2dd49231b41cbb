internal import CellSnapDeflate

extension PNGContents {
  /// The `iTXt` chunks in the order of the file, without those that are no text.
  package func text(in bytes: [UInt8]) -> [PNG.TextChunk] {
    textChunks.compactMap { chunk in
      guard let parts = TextChunkParts(bytes[chunk]), let text = parts.text else { return nil }
      return PNG.TextChunk(key: parts.key, text: text)
    }
  }

  /// The text under `key`; nil where there is none, more than one, or no text in it.
  package func text(under key: String, in bytes: [UInt8]) -> String? {
    let found = textChunks.compactMap { TextChunkParts(bytes[$0]) }.filter { $0.key == key }
    return found.count == 1 ? found[0].text : nil
  }

  /// The file's bytes with a text in the place of those that have its key, or at the end where there are none.
  package func replacing(_ text: PNG.TextChunk, in bytes: [UInt8]) -> [UInt8] {
    // Before the content stand its length and the chunk's type, behind it its checksum.
    let chunks = textChunks.filter { TextChunkParts(bytes[$0])?.key == text.key }
      .map { ($0.lowerBound - 8)..<($0.upperBound + 4) }
    guard let first = chunks.first else { return PNG.adding([text], to: bytes) }
    var result = bytes
    for chunk in chunks.reversed() { result.removeSubrange(chunk) }
    var file = PNGFile()
    file.append(text)
    result.insert(contentsOf: file.bytes[PNG.signature.count...], at: first.lowerBound)
    return result
  }

  /// How many `iTXt` chunks have `key`, whether or not there is a text in them.
  package func textCount(under key: String, in bytes: [UInt8]) -> Int {
    textChunks.count { TextChunkParts(bytes[$0])?.key == key }
  }
}

/// The content of an `iTXt` chunk, its text not yet decompressed.
private struct TextChunkParts {
  let key: String
  let isCompressed: Bool
  let content: ArraySlice<UInt8>

  /// The longest text that a compressed chunk is believed to hold, in bytes.
  static let maximumCount = 64 << 20

  init?(_ chunk: ArraySlice<UInt8>) {
    guard let keyEnd = chunk.prefix(80).firstIndex(of: 0), keyEnd + 2 < chunk.endIndex,
      chunk[keyEnd + 1] < 2, chunk[keyEnd + 2] == 0
    else { return nil }
    // After the two bytes on compression: a language and a translated key, each ended by a zero.
    let rest = chunk[(keyEnd + 3)...].split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return nil }
    key = String(decoding: chunk[..<keyEnd], as: UTF8.self)
    isCompressed = chunk[keyEnd + 1] == 1
    content = rest[2]
  }

  /// Nil where it cannot be decompressed or is not UTF-8.
  var text: String? {
    guard isCompressed else { return String(validating: content, as: UTF8.self) }
    return inflated.flatMap { String(validating: $0, as: UTF8.self) }
  }

  private var inflated: [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = max(4096, content.count * 8)
    while capacity <= Self.maximumCount {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
        result = content.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, target.baseAddress, capacity, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return bytes }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      capacity *= 8
    }
    return nil
  }
}
