internal import CellSnapDeflate

extension PNGContents {
  /// Returns the texts of the `iTXt` chunks in the file's order. Chunks that hold no text are skipped.
  package func text(in bytes: [UInt8]) -> [PNG.TextChunk] {
    textChunks.compactMap { chunk in
      guard let parts = TextChunkParts(bytes[chunk]), let text = parts.text else { return nil }
      return PNG.TextChunk(key: parts.key, text: text)
    }
  }

  /// Returns the text under `key`, or nil if there is none, more than one, or no valid text.
  package func text(under key: String, in bytes: [UInt8]) -> String? {
    let found = textChunks.compactMap { TextChunkParts(bytes[$0]) }.filter { $0.key == key }
    return found.count == 1 ? found[0].text : nil
  }

  /// Returns the file's bytes with a text that replaces all texts with its key. Without any, it is added at the
  /// end.
  package func replacing(_ text: PNG.TextChunk, in bytes: [UInt8]) -> [UInt8] {
    // Before the content are its length and the chunk's type, after it is its checksum.
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

  /// Returns how many `iTXt` chunks have `key`, whether or not they hold a text.
  package func textCount(under key: String, in bytes: [UInt8]) -> Int {
    textChunks.count { TextChunkParts(bytes[$0])?.key == key }
  }
}

/// The content of an `iTXt` chunk. Its text is not decompressed yet.
private struct TextChunkParts {
  let key: String
  let isCompressed: Bool
  let content: ArraySlice<UInt8>

  /// The maximum length of a compressed chunk's text, in bytes.
  static let maximumCount = 64 << 20

  init?(_ chunk: ArraySlice<UInt8>) {
    guard let keyEnd = chunk.prefix(80).firstIndex(of: 0), keyEnd + 2 < chunk.endIndex,
      chunk[keyEnd + 1] < 2, chunk[keyEnd + 2] == 0
    else { return nil }
    // After the two bytes about compression come a language and a translated key, each with a zero byte at its end.
    let rest = chunk[(keyEnd + 3)...].split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return nil }
    key = String(decoding: chunk[..<keyEnd], as: UTF8.self)
    isCompressed = chunk[keyEnd + 1] == 1
    content = rest[2]
  }

  /// The text, or nil if it cannot be decompressed or is not UTF-8.
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
