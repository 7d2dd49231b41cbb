import Testing

@testable import CellDrawing

@Suite struct StoredRowsTests {
  /// The numbers of the filters that are chosen for rows with `channels` channels, and the bytes after filtering.
  private func stored(
    _ width: Int, _ height: Int, channels: Int = 3, pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> (filters: [UInt8], bytes: [UInt8]) {
    let byteCount = 1 + width * channels
    var bytes: [UInt8] = []
    for y in 0..<height {
      bytes.append(0)
      for x in 0..<width {
        for channel in 0..<channels {
          bytes.append(UInt8(truncatingIfNeeded: pixel(x, y) >> UInt32(8 * channel)))
        }
      }
    }
    bytes.withUnsafeMutableBufferPointer {
      StoredRows(bytes: $0, byteCount: byteCount, channels: channels).takeRowsAbove()
    }
    return (stride(from: 0, to: bytes.count, by: byteCount).map { bytes[$0] }, bytes)
  }

  /// A different colour in each column that changes a little in each row.
  private func shade(_ x: Int, _ y: Int) -> UInt32 {
    UInt32(x) &* 0x01_03_05 &+ UInt32(y) &* 0x01_01_01
  }

  /// Two colours in alternating columns.
  private func stripes(_ x: Int, _ y: Int) -> UInt32 { x % 2 == 0 ? 0xFFFFFF : 0x203040 }

  @Test func `text and flat colours are stored unfiltered`() {
    #expect(stored(300, 40, pixel: stripes).filters == Array(repeating: 0, count: 40))
  }

  @Test(arguments: [3, 4])
  func `a photo is stored as differences from the rows above`(channels: Int) {
    let rows = stored(300, 40, channels: channels, pixel: shade)
    #expect(rows.filters == [0] + Array(repeating: 2, count: 39))
  }

  @Test func `each block of rows has its own best filter`() {
    let rows = stored(300, 96) { x, y in (32..<64).contains(y) ? shade(x, y) : stripes(x, y) }
    #expect(rows.filters == [0, 2, 0].flatMap { Array(repeating: $0, count: 32) })
  }

  @Test func `a block's first row is a difference from the original row above`() {
    let rows = stored(200, 64, pixel: shade)
    let row32 = rows.bytes[(32 * 601 + 1)..<(33 * 601)]
    let expected = (0..<200).flatMap { x in
      (0..<3).map { channel -> UInt8 in
        let (line, above) = (shade(x, 32) >> UInt32(8 * channel), shade(x, 31) >> UInt32(8 * channel))
        return UInt8(truncatingIfNeeded: line) &- UInt8(truncatingIfNeeded: above)
      }
    }
    #expect(Array(row32) == expected)
  }

  @Test func `rows without pixels are stored unfiltered`() {
    #expect(stored(0, 3, pixel: shade).bytes == [0, 0, 0])
  }
}
