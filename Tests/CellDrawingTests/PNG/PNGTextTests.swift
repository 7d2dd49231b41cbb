import Foundation
import Testing

@testable import CellDrawing

@Suite struct PNGTextTests {
  private let long = String(repeating: "UILabel textLbl 64 30 300 120 日本語 👍\n", count: 200)

  private func file(_ text: [PNG.TextChunk]) throws -> [UInt8] {
    PNG.adding(text, to: PNG.encode(try Bitmap(width: 2, height: 2), compression: .small))
  }

  /// A file with one `iTXt` chunk of this content.
  private func file(content: [UInt8]) throws -> [UInt8] {
    var chunk = PNGFile()
    chunk.append("iTXt") { $0 += content }
    var bytes = try file([])
    bytes.insert(contentsOf: chunk.bytes[PNG.signature.count...], at: bytes.count - 12)
    return bytes
  }

  @Test func `a long text is compressed`() throws {
    let bytes = try file([PNG.TextChunk(key: "Layout", text: long)])
    #expect(try PNG.text(of: bytes) == [PNG.TextChunk(key: "Layout", text: long)])
    #expect(bytes.count < long.utf8.count / 10)
  }

  @Test func `text that compression would make longer is kept as it is`() throws {
    var random = SystemRandomNumberGenerator()
    let text = String(
      String.UnicodeScalarView(
        (0..<300).map { _ in Unicode.Scalar(UInt8.random(in: 32...126, using: &random)) }))
    #expect(
      try PNG.text(of: file([PNG.TextChunk(key: "a", text: text)])) == [PNG.TextChunk(key: "a", text: text)])
  }

  @Test func `added text comes after the file's own text`() throws {
    let first = PNG.TextChunk(key: "a", text: "1")
    let second = PNG.TextChunk(key: "b", text: "2")
    #expect(try PNG.text(of: PNG.adding([second], to: file([first]))) == [first, second])
  }

  @Test func `damaged text is left out`() throws {
    var bytes = try file([PNG.TextChunk(key: "a", text: "1"), PNG.TextChunk(key: "b", text: "22")])
    // The last byte of the second text is before its checksum and the end chunk.
    bytes[bytes.count - 12 - 4 - 1] ^= 1
    let contents = try PNGContents(bytes)
    #expect(contents.hasDamagedText)
    #expect(contents.text(in: bytes) == [PNG.TextChunk(key: "a", text: "1")])
  }

  @Test func `a damaged picture is an error`() throws {
    var bytes = try file([])
    let place = try #require(bytes.firstRange(of: Array("IDAT".utf8))).upperBound
    bytes[place] ^= 1
    #expect(throws: ImageError.self) { try PNGContents(bytes) }
  }

  @Test(
    arguments: [
      // No end of the key; nothing after the key; an unknown compression; no UTF-8; no zlib stream; a key of 80 bytes.
      Array("key".utf8), [97, 0], [97, 0, 0, 7, 0, 0], [97, 0, 0, 0, 0, 0, 0xFF, 0xFE],
      [97, 0, 1, 0, 0, 0, 1, 2, 3],
      Array(repeating: 97, count: 80) + [0, 0, 0, 0, 0],
    ] as [[UInt8]])
  func `an invalid text chunk is not text`(content: [UInt8]) throws {
    #expect(try PNG.text(of: file(content: content)).isEmpty)
  }

  @Test func `a key that occurs twice has no text`() throws {
    let bytes = try file([PNG.TextChunk(key: "a", text: "1"), PNG.TextChunk(key: "a", text: "2")])
    let contents = try PNGContents(bytes)
    #expect(contents.text(under: "a", in: bytes) == nil)
    #expect(contents.textCount(under: "a", in: bytes) == 2)
  }

  @Test func `the picture's hash ignores text`() throws {
    let (bytes, other) = (try file([]), try file([PNG.TextChunk(key: "a", text: "1")]))
    #expect(try PNGContents(bytes).pictureHash(in: bytes) == PNGContents(other).pictureHash(in: other))
    let wide = PNG.encode(try Bitmap(width: 4, height: 1), compression: .small)
    #expect(try PNGContents(bytes).pictureHash(in: bytes) != PNGContents(wide).pictureHash(in: wide))
  }

  @Test func `a hash is parsed from its description only`() {
    let hash = ContentHash(high: 0x0123_4567_89AB_CDEF, low: 0xA)
    #expect("\(hash)" == "0123456789abcdef000000000000000a")
    #expect(ContentHash("\(hash)") == hash)
    for text in [
      "", "0123456789ABCDEF000000000000000A", "0123456789abcdef00000000000000",
      "+123456789abcdef000000000000000a",
    ] {
      #expect(ContentHash(text) == nil)
    }
  }

  @Test func `equal pixels in another shape have another hash`() throws {
    #expect(
      ContentHash(of: try Bitmap(width: 2, height: 3)) != ContentHash(of: try Bitmap(width: 3, height: 2)))
    #expect(
      ContentHash(of: try Bitmap(width: 2, height: 3)) == ContentHash(of: try Bitmap(width: 2, height: 3)))
  }
}
