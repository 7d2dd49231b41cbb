internal import CellSnapDeflate

/// Makes zlib streams of a picture's rows, each less the one above it: several times as fast as a general compressor, and
/// the same bytes on every processor.
final class RowCompressor {
  /// About how many times as many bytes the rows of most pictures have.
  private static let usualRate = 8

  private let search = CopySearch()
  private var block = RowBlock(capacity: 0)

  /// Appends the stream of all rows; false where they have no alpha and a pixel needs it.
  func append(_ rows: PNGRows, to bytes: inout [UInt8]) -> Bool {
    bytes.reserveCapacity(bytes.count + rows.count * rows.byteCount / Self.usualRate)
    let rowsInBlock = min(RowBlock.size / rows.byteCount, rows.count)
    if block.capacity < rowsInBlock * rows.byteCount {
      block = RowBlock(capacity: rowsInBlock * rows.byteCount)
    }
    // 32 kB of window, no dictionary, the quickest of levels.
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
