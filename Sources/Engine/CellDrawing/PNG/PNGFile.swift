internal import CellSnapDeflate

/// The bytes of a PNG while it is written, chunk by chunk.
struct PNGFile {
  private(set) var bytes = PNG.signature

  /// Appends a chunk whose content `body` writes. Returns the result of `body`.
  @discardableResult
  mutating func append<Answer>(_ type: StaticString, _ body: (inout [UInt8]) -> Answer) -> Answer {
    let start = bytes.count
    bytes += [0, 0, 0, 0]
    type.withUTF8Buffer { bytes += $0 }
    let answer = body(&bytes)
    let count = UInt32(bytes.count - start - 8)
    for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: count >> (24 - 8 * place)) }
    let checksum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress?.advanced(by: start + 4), $0.count - start - 4)
    }
    bytes.append(bigEndian: checksum)
    return answer
  }

  /// Appends a whole chunk of another file, with its length and its checksum.
  mutating func append(copyOf chunk: Range<Int>, in file: [UInt8]) {
    bytes += file[chunk]
  }

  /// Appends the header of a picture with 8 bits per channel and 3 or 4 channels. The size is in pixels.
  mutating func append(width: Int, height: Int, channels: Int) {
    append("IHDR") { header in
      header.append(bigEndian: UInt32(width))
      header.append(bigEndian: UInt32(height))
      // 8 bits per channel, RGB or RGBA, PNG's only compression and set of filters, not interlaced.
      header += [8, channels == 3 ? 2 : 6, 0, 0, 0]
    }
  }
}

extension [UInt8] {
  mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
