import Testing

@testable import CellDrawing

struct GIFTests {
  /// 2 x 2 pixels: red, green, blue, white.
  private let file: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 2, 0, 0x81, 0, 0] + [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 8, 7, 0, 1, 4, 16, 48, 32, 32, 0, 0x3B]
  /// The place of the picture's header.
  private let picture = 25

  private func decoded(_ bytes: [UInt8]) throws -> ImagePixels {
    let source = try ImageSource(decoding: bytes)
    return try #require(source.decoded(halvings: 0))
  }

  @Test func `a GIF is decoded`() throws {
    let pixels = try decoded(file)
    #expect((pixels.width, pixels.height) == (2, 2) && pixels.isOpaque)
    #expect(pixels.bytes == [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func `a colour may be transparent`() throws {
    var bytes = file
    bytes.insert(contentsOf: [0x21, 0xF9, 4, 1, 0, 0, 3, 0], at: picture)
    #expect(try decoded(bytes).bytes.suffix(4) == [0, 0, 0, 0])
  }

  @Test func `the first of several pictures is shown`() throws {
    let animation = file.dropLast() + [0x21, 0xF9, 4, 1, 0, 0, 0, 0] + file[picture...]
    #expect(try decoded(Array(animation)).bytes == decoded(file).bytes)
  }

  @Test func `an interlaced GIF has its rows in order`() throws {
    var bytes = file
    // One column of four rows.
    (bytes[6], bytes[8]) = (1, 4)
    (bytes[picture + 5], bytes[picture + 7], bytes[picture + 9]) = (1, 4, 0x40)
    // The file's rows are 0, 2, 1, 3.
    #expect(try decoded(bytes).bytes == [0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255, 255, 255, 255, 255])
  }

  @Test func `a picture beside its canvas enlarges it and leaves the rest transparent`() throws {
    var bytes = file
    bytes[picture + 1] = 1
    let pixels = try decoded(bytes)
    #expect((pixels.width, pixels.height) == (3, 2))
    #expect(pixels.bytes.prefix(8) == [0, 0, 0, 0, 0, 0, 255, 255])
  }

  @Test func `a GIF that ends in its first row is refused with a reason`() throws {
    let source = try ImageSource(decoding: Array(file.prefix(picture + 13)))
    #expect(source.decoded(halvings: 0) == nil)
    guard case .broken("GIF", let reason) = source.decodingError else {
      Issue.record("no reason is given")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `a GIF without its end is drawn`() throws {
    #expect(try decoded(Array(file.dropLast(2))).bytes == decoded(file).bytes)
  }

  @Test func `a GIF without a picture or without colours is an error`() throws {
    #expect(throws: ImageError.broken(format: "GIF", reason: "it has no picture")) {
      try ImageSource(decoding: Array(file.prefix(picture)) + [0x3B])
    }
    let colourless = Array(file.prefix(10)) + [0, 0, 0] + file[picture...]
    let source = try ImageSource(decoding: colourless)
    #expect(source.decoded(halvings: 0) == nil)
    #expect(source.decodingError == .broken(format: "GIF", reason: "it has no colours"))
  }

  @Test func `a huge canvas is refused before its memory`() {
    var bytes = file
    (bytes[6], bytes[7], bytes[8], bytes[9]) = (255, 255, 255, 255)
    #expect(throws: ImageError.tooLarge(width: 65_535, height: 65_535)) { try ImageSource(decoding: bytes) }
  }
}
