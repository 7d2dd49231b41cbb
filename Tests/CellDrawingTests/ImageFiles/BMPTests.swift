import Testing

@testable import CellDrawing

struct BMPTests {
  private func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A file with a header of 40 bytes, and `more` between it and the rows: masks or a palette.
  private func file(
    _ width: Int, _ height: Int, bits: Int, compression: Int = 0, more: [UInt8] = [], rows: [UInt8]
  ) -> [UInt8] {
    let start = 54 + more.count
    return Array("BM".utf8) + little(start + rows.count, 4) + little(0, 4) + little(start, 4) + little(40, 4)
      + little(width, 4) + little(height, 4) + little(1, 2) + little(bits, 2) + little(compression, 4)
      + [UInt8](repeating: 0, count: 20) + more + rows
  }

  private func decoded(_ bytes: [UInt8]) throws -> ImagePixels {
    let source = try ImageSource(decoding: bytes)
    let pixels = try #require(source.decoded(halvings: 0))
    #expect((pixels.width, pixels.height) == (source.width, source.height))
    return pixels
  }

  /// Returns the blue parts of the pixels.
  private func blues(_ bytes: [UInt8]) throws -> [UInt8] {
    let pixels = try decoded(bytes)
    return stride(from: 0, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }
  }

  /// A palette whose colours have their index times ten as blue.
  private func palette(_ count: Int) -> [UInt8] { (0..<count).flatMap { [UInt8($0 * 10), 0, 0, 0] } }

  @Test func `rows of 24 bits go upwards and are filled up`() throws {
    let rows: [UInt8] = [1, 2, 3, 0, 4, 5, 6, 0]
    let pixels = try decoded(file(1, 2, bits: 24, rows: rows))
    #expect(pixels.bytes == [4, 5, 6, 255, 1, 2, 3, 255] && pixels.isOpaque)
    #expect(try decoded(file(1, -2, bits: 24, rows: rows)).bytes == [1, 2, 3, 255, 4, 5, 6, 255])
  }

  @Test func `indices of 1, 2, 4 and 8 bits name colours of the palette`() throws {
    #expect(try blues(file(3, 1, bits: 1, more: palette(2), rows: [0b0100_0000, 0, 0, 0])) == [0, 10, 0])
    #expect(try blues(file(3, 1, bits: 2, more: palette(4), rows: [0b0111_1000, 0, 0, 0])) == [10, 30, 20])
    #expect(try blues(file(3, 1, bits: 4, more: palette(16), rows: [0x5F, 0x20, 0, 0])) == [50, 150, 20])
    #expect(try blues(file(3, 1, bits: 8, more: palette(6), rows: [5, 0, 7, 0])) == [50, 0, 0])
  }

  @Test func `16 bits have five per colour, or masks`() throws {
    #expect(
      try decoded(file(1, 1, bits: 16, rows: little(0b11111_00000_10000, 4))).bytes == [132, 0, 255, 255])
    let masks = [0xF800, 0x07E0, 0x001F].flatMap { little($0, 4) }
    let pixels = try decoded(
      file(1, 1, bits: 16, compression: 3, more: masks, rows: little(0b11111_100000_00000, 4)))
    #expect(pixels.bytes == [0, 130, 255, 255])
  }

  @Test func `32 bits have alpha only with a mask`() throws {
    #expect(try decoded(file(1, 1, bits: 32, rows: [10, 20, 30, 0])).bytes == [10, 20, 30, 255])
    let masks = [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000].flatMap { little($0, 4) }
    let pixels = try decoded(file(1, 1, bits: 32, compression: 6, more: masks, rows: [255, 0, 0, 128]))
    #expect(pixels.bytes == [128, 0, 0, 128])
  }

  @Test func `runs, single indices and jumps are decoded`() throws {
    // Two of colour 3, the end of the row, three single indices and a byte to fill, a jump, and the end.
    let rows: [UInt8] = [2, 3, 0, 0, 0, 3, 1, 2, 4, 0, 0, 2, 1, 0, 0, 1]
    #expect(
      try blues(file(4, 2, bits: 8, compression: 1, more: palette(6), rows: rows))
        == [10, 20, 40, 0, 30, 30, 0, 0])
    // Runs of 4 bits take two colours in turn.
    #expect(
      try blues(file(4, 1, bits: 4, compression: 2, more: palette(16), rows: [3, 0x12, 0, 1]))
        == [10, 20, 10, 0])
  }

  @Test func `runs that lead out of the picture are left out`() throws {
    let rows: [UInt8] = [9, 3, 0, 2, 255, 255, 9, 3, 0, 1]
    #expect(try blues(file(2, 1, bits: 8, compression: 1, more: palette(6), rows: rows)) == [30, 30])
  }

  @Test func `the oldest header has colours of three bytes`() throws {
    let bytes: [UInt8] =
      Array("BM".utf8) + little(36, 4) + little(0, 4) + little(32, 4) + little(12, 4) + little(1, 2)
      + little(1, 2) + little(1, 2) + little(1, 2) + [1, 2, 3, 4, 5, 6] + [0x80, 0, 0, 0]
    #expect(try decoded(bytes).bytes == [4, 5, 6, 255])
  }

  @Test func `a file that ends too early is refused before its memory is allocated`() throws {
    let source = try ImageSource(decoding: file(9_000, 9_000, bits: 24, rows: [1, 2, 3]))
    #expect(source.decoded(halvings: 0) == nil)
    #expect(source.decodingError == .broken(format: "BMP", reason: "it ends in the middle of its picture"))
    let runs = try ImageSource(decoding: file(4, 2, bits: 8, compression: 1, more: palette(6), rows: [2, 3]))
    #expect(runs.decoded(halvings: 0) == nil)
  }

  @Test func `an unknown compression and an empty picture are errors`() {
    #expect(
      throws: ImageError.broken(format: "BMP", reason: "its compression 4 with 24 bits is unknown")
    ) { try ImageSource(decoding: file(1, 1, bits: 24, compression: 4, rows: [0, 0, 0, 0])) }
    #expect(throws: ImageError.broken(format: "BMP", reason: "it has no size")) {
      try ImageSource(decoding: file(0, 1, bits: 24, rows: [0, 0, 0, 0]))
    }
    #expect(throws: ImageError.tooLarge(width: 40_000, height: 1)) {
      try ImageSource(decoding: file(40_000, 1, bits: 24, rows: [0, 0, 0, 0]))
    }
  }
}
