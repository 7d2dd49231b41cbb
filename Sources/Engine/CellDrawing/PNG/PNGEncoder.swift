/// An encoder of pictures as PNGs, which reuses its memory. Each thread has its own.
package final class PNGEncoder {
  private var rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
  private let rowCompressor = RowCompressor()
  private var compressors: [Int32: ZlibCompressor] = [:]

  package init() {}

  deinit {
    rows.deallocate()
  }

  /// Encodes a picture. Equal pixels always give the same bytes: red, green and blue if every pixel is opaque, else
  /// with alpha.
  package func encode(
    _ picture: any PixelRows, compression: PNG.Compression, text: [PNG.TextChunk] = []
  ) -> [UInt8] {
    encode(picture, channels: 3, compression, text) ?? encode(picture, channels: 4, compression, text) ?? []
  }

  /// Encodes a picture. Returns nil if `channels` is 3 and a pixel is not opaque, or if there is no memory.
  private func encode(
    _ picture: any PixelRows, channels: Int, _ compression: PNG.Compression, _ text: [PNG.TextChunk]
  ) -> [UInt8]? {
    let rows = PNGRows(picture, channels: channels, filter: compression == .fast ? .up : .none)
    guard channels == 4 || picture.mayBeOpaque else { return nil }
    var file = PNGFile()
    file.append(width: picture.width, height: picture.height, channels: channels)
    for chunk in text { file.append(chunk) }
    guard file.append("IDAT", { append(rows, compression, to: &$0) }) else { return nil }
    file.append("IEND") { _ in }
    return file.bytes
  }

  /// Appends the compressed rows. Returns false if a row cannot be made, or if libdeflate has no memory.
  func append(_ rows: PNGRows, _ compression: PNG.Compression, to bytes: inout [UInt8]) -> Bool {
    switch compression {
    case .fast: return rowCompressor.append(rows, to: &bytes)
    // The fastest level whose files are smaller than Cairo's.
    case .small:
      guard let stored = store(rows) else { return false }
      stored.takeRowsAbove()
      guard let stream = stream(of: stored, level: 4) else { return false }
      bytes += stream
    case .smallest:
      guard let stored = store(rows), let plain = stream(of: stored, level: 12) else { return false }
      stored.takeRowsAbove()
      guard let filtered = stream(of: stored, level: 12) else { return false }
      bytes += plain.count < filtered.count ? plain : filtered
    }
    return true
  }

  private func store(_ rows: PNGRows) -> StoredRows? {
    let count = rows.count * rows.byteCount
    if count > self.rows.count {
      self.rows.deallocate()
      self.rows = .allocate(capacity: count)
    }
    let target = UnsafeMutableBufferPointer(rebasing: self.rows[..<count])
    guard rows.write(to: target) else { return nil }
    return StoredRows(bytes: target, byteCount: rows.byteCount, channels: rows.channels)
  }

  private func stream(of rows: StoredRows, level: Int32) -> [UInt8]? {
    compressor(level: level).compress(UnsafeBufferPointer(rows.bytes))
  }

  private func compressor(level: Int32) -> ZlibCompressor {
    if let known = compressors[level] { return known }
    let compressor = ZlibCompressor(level: level)
    compressors[level] = compressor
    return compressor
  }
}
