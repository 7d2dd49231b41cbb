import Testing

@testable import CellDrawing

/// Tests of pixels as the file stores them: not premultiplied, blue first.
extension PNGDecodeTests {
  private func straight(_ bytes: [UInt8]) throws -> [UInt8] {
    guard case .eightBits(let bitmap) = try PNG.decodeStraight(bytes) else { return [] }
    return Array(bitmap.pixels)
  }

  private func wide(_ bytes: [UInt8], isWide: Bool = false) throws -> [UInt16] {
    guard case .sixteenBits(let pixels, _, _) = try PNG.decodeStraight(bytes, isWide: isWide) else {
      return []
    }
    return pixels
  }

  @Test func `straight alpha stays straight`() throws {
    #expect(try straight(file(1, 1, type: 6, rows: [[0, 255, 100, 7, 128]])) == [7, 100, 255, 128])
    #expect(try straight(file(1, 1, type: 6, rows: [[0, 255, 100, 7, 0]])) == [7, 100, 255, 0])
  }

  @Test func `all opaque colour types give the same pixels`() throws {
    let expected: [UInt8] = [51, 51, 51, 255]
    #expect(try straight(file(1, 1, type: 2, rows: [[0, 51, 51, 51]])) == expected)
    #expect(try straight(file(1, 1, type: 0, rows: [[0, 51]])) == expected)
    #expect(try straight(file(1, 1, depth: 4, type: 0, rows: [[0, 0x30]])) == expected)
    #expect(try straight(file(1, 1, type: 4, rows: [[0, 51, 255]])) == expected)
    #expect(try straight(file(1, 1, type: 6, interlaced: true, rows: [[0, 51, 51, 51, 255]])) == expected)
    #expect(
      try straight(file(1, 1, type: 3, before: [("PLTE", [9, 9, 9, 51, 51, 51])], rows: [[0, 1]])) == expected
    )
  }

  @Test func `sixteen-bit colours stay sixteen bits`() throws {
    let bytes = file(1, 1, depth: 16, type: 2, rows: [[0, 1, 9, 2, 8, 3, 7]])
    #expect(try wide(bytes) == [0x0109, 0x0208, 0x0307, 0xFFFF])
  }

  @Test func `eight-bit colours are widened to sixteen bits on request`() throws {
    #expect(
      try wide(file(1, 1, type: 6, rows: [[0, 1, 2, 3, 4]]), isWide: true) == [
        0x0101, 0x0202, 0x0303, 0x0404,
      ])
  }
}
