/// Encodes bitmaps as PNGs, in memory that it uses again; one per thread.
package final class PNGEncoder {
  private lazy var compressor = RowCompressor()

  package init() {}

  /// The same bytes for the same pixels, always: red, green and blue where every pixel is opaque, else with alpha.
  package func encode(
    _ bitmap: Bitmap, compression: PNG.Compression, text: [PNG.TextChunk] = []
  ) -> [UInt8] {
    encode(bitmap, channels: 3, compression, text) ?? encode(bitmap, channels: 4, compression, text) ?? []
  }

  /// Nil where `channels` is 3 and a pixel is not opaque.
  private func encode(
    _ bitmap: Bitmap, channels: Int, _ compression: PNG.Compression, _ text: [PNG.TextChunk]
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
      case .fast: file.appendData(of: rows, by: compressor, .quick)
      case .small: file.appendData(of: rows, by: compressor, .thorough)
      case .smallest: file.appendData(tightlyCompressing: rows)
      }
    guard isComplete else { return nil }
    file.append("IEND") { _ in }
    return file.bytes
  }
}
