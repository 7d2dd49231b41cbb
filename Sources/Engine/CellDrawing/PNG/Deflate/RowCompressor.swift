internal import CellSnapDeflate

/// A compressor of a picture's rows into zlib streams, where each row is stored as its difference from the row
/// above.
///
/// It is several times as fast as a general compressor, and gives the same bytes on every processor.
final class RowCompressor {
  /// The approximate compression ratio of most pictures.
  private static let usualRate = 8

  private let search = CopySearch()
  private var block = RowBlock(capacity: 0)

  /// Appends the stream of all rows. Returns false if the rows have no alpha channel and a pixel needs it.
  func append(_ rows: PNGRows, to bytes: inout [UInt8]) -> Bool {
    bytes.reserveCapacity(bytes.count + rows.count * rows.byteCount / Self.usualRate)
    let rowsInBlock = min(RowBlock.size / rows.byteCount, rows.count)
    if block.capacity < rowsInBlock * rows.byteCount {
      block = RowBlock(capacity: rowsInBlock * rows.byteCount)
    }
    // The header: a window of 32 kB, no dictionary, the fastest level.
    bytes += [0x78, 0x01]
    var rest = BitWriter.Rest()
    var checksum: UInt32 = 1
    var row = 0
    repeat {
      let end = min(row + rowsInBlock, rows.count)
      guard block.take(row..<end, of: rows) else { return false }
      row = end
      checksum = libdeflate_adler32(checksum, block.bytes, block.byteCount)
      block.append(to: &bytes, rest: &rest, isLast: row == rows.count, by: search)
    } while row < rows.count
    bytes.append(bigEndian: checksum)
    return true
  }
}
