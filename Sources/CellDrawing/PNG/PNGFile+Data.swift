internal import CDeflate

extension PNGFile {
  /// Appends the image's data; false where a row cannot be made.
  mutating func appendData(
    of rows: PNGRows, by compressor: RowCompressor, _ search: RowCompressor.Search
  ) -> Bool {
    if let compressed = compressor.compress(rows, search) {
      append("IDAT") { $0 += compressed }
      return true
    }
    guard let compressed = Self.compressed(rows, level: Self.usualLevel) else { return false }
    append("IDAT") { $0 += compressed }
    return true
  }

  /// Appends the smaller of what both filters give at libdeflate's last level; false where a row cannot be made.
  mutating func appendData(tightlyCompressing rows: PNGRows) -> Bool {
    let plain = PNGRows(rows.bitmap, channels: rows.channels, filter: .none)
    guard let up = Self.compressed(rows, level: Self.tightLevel),
      let none = Self.compressed(plain, level: Self.tightLevel)
    else { return false }
    append("IDAT") { $0 += none.count < up.count ? none : up }
    return true
  }

  private static func compressed(_ rows: PNGRows, level: Int32) -> [UInt8]? {
    let count = rows.count * rows.byteCount
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, count))
    defer { buffer.deallocate() }
    guard rows.write(0..<rows.count, to: buffer) else { return nil }
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, written in
      written = libdeflate_zlib_compress(compressor, buffer.baseAddress, count, target.baseAddress, bound)
    }
  }

  /// Where there is no Huffman code to be had.
  private static let usualLevel: Int32 = 6
  private static let tightLevel: Int32 = 12
}
