/// Encodes bitmaps as PNGs, in memory that it uses again; one per thread.
package final class PNGEncoder {
  private var rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
  private var compressors: [PNG.Compression: ZlibCompressor] = [:]

  package init() {}

  deinit {
    rows.deallocate()
  }

  /// The same bytes for the same pixels, always: red, green and blue where every pixel is opaque, else with alpha.
  package func encode(
    _ bitmap: Bitmap, compression: PNG.Compression, text: [PNG.TextChunk] = []
  ) -> [UInt8] {
    encode(bitmap, channels: 3, compression, text) ?? encode(bitmap, channels: 4, compression, text) ?? []
  }

  /// Nil where `channels` is 3 and a pixel is not opaque, and without memory.
  private func encode(
    _ bitmap: Bitmap, channels: Int, _ compression: PNG.Compression, _ text: [PNG.TextChunk]
  ) -> [UInt8]? {
    let rows = PNGRows(bitmap, channels: channels)
    guard channels == 4 || rows.mayBeOpaque, let data = data(of: rows, compression) else { return nil }
    var file = PNGFile()
    file.append("IHDR") { header in
      header.append(bigEndian: UInt32(bitmap.width))
      header.append(bigEndian: UInt32(bitmap.height))
      // 8 bits a channel, RGB or RGBA, the one compression, the one set of filters, not interlaced.
      header += [8, channels == 3 ? 2 : 6, 0, 0, 0]
    }
    for chunk in text { file.append(chunk) }
    file.append("IDAT") { $0 += data }
    file.append("IEND") { _ in }
    return file.bytes
  }

  private func data(of rows: PNGRows, _ compression: PNG.Compression) -> [UInt8]? {
    guard compression == .smallest else { return stream(of: rows, compression) }
    // Text and flat colours are often smaller as they are, photos less the row above.
    let plain = PNGRows(rows.bitmap, channels: rows.channels, filter: .none)
    guard let up = stream(of: rows, compression), let none = stream(of: plain, compression) else {
      return nil
    }
    return none.count < up.count ? none : up
  }

  /// Nil where a row cannot be made, and without memory.
  private func stream(of rows: PNGRows, _ compression: PNG.Compression) -> [UInt8]? {
    let count = rows.count * rows.byteCount
    if count > self.rows.count {
      self.rows.deallocate()
      self.rows = .allocate(capacity: count)
    }
    let target = UnsafeMutableBufferPointer(rebasing: self.rows[..<count])
    guard rows.write(to: target) else { return nil }
    return compressor(for: compression).compress(UnsafeBufferPointer(target))
  }

  private func compressor(for compression: PNG.Compression) -> ZlibCompressor {
    if let known = compressors[compression] { return known }
    let compressor = ZlibCompressor(level: compression.level)
    compressors[compression] = compressor
    return compressor
  }
}

extension PNG.Compression {
  /// libdeflate's level. The first takes the least time, of photos a third less than level 2 for files a twentieth
  /// larger; the second is the quickest whose files are about as small as Cairo's.
  fileprivate var level: Int32 {
    switch self {
    case .fast: 1
    case .small: 6
    case .smallest: 12
    }
  }
}
