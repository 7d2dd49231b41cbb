internal import CDeflate

extension PNG {
  /// Nil where `channels` is 3 and a pixel is not opaque.
  static func encode(
    _ bitmap: Bitmap, channels: Int, _ compression: Compression, _ text: [TextChunk]
  ) -> [UInt8]? {
    let rows = PNGRows(bitmap, channels: channels)
    guard channels == 4 || rows.mayBeOpaque else { return nil }
    var file = PNGFile()
    file.append("IHDR") { header in
      header.append(bigEndian: UInt32(bitmap.width))
      header.append(bigEndian: UInt32(bitmap.height))
      // 8 bits a channel, RGB or RGBA, the one compression, the one set of filters, not interlaced.
      header += [8, channels == 3 ? 2 : 6, 0, 0, 0]
    }
    for chunk in text { file.append(chunk) }
    let isComplete =
      switch compression {
      case .fast: file.appendData(quicklyCompressing: rows)
      case .small: file.appendData(closelyCompressing: rows)
      case .smallest: file.appendData(tightlyCompressing: rows)
      }
    guard isComplete else { return nil }
    file.append("IEND") { _ in }
    return file.bytes
  }
}

/// The bytes of a PNG while it is written, chunk by chunk.
struct PNGFile {
  private(set) var bytes = PNG.signature

  /// Appends a chunk whose content `body` writes.
  mutating func append(_ type: StaticString, _ body: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes += [0, 0, 0, 0]
    type.withUTF8Buffer { bytes += $0 }
    body(&bytes)
    let count = UInt32(bytes.count - start - 8)
    for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: count >> (24 - 8 * place)) }
    let checksum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress?.advanced(by: start + 4), $0.count - start - 4)
    }
    bytes.append(bigEndian: checksum)
  }
}

extension [UInt8] {
  mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
