import Foundation
import Testing

@testable import CellDrawing

/// Tests of PNGs in the form that they have in an app bundle.
@Suite struct PhonePNGTests {
  /// Returns a chunk. The checksum does not matter, because Xcode's own files are read without looking at it.
  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(content.count))
    return bytes + type.utf8 + content + [0, 0, 0, 0]
  }

  /// Returns a file of rows that are stored without compression.
  private func file(
    width: UInt32, height: UInt32, colorType: UInt8, rows: [UInt8], depth: UInt8 = 8, colors: [UInt8] = []
  ) -> [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: width)
    header.append(bigEndian: height)
    let count = UInt16(rows.count)
    // One last block of deflate, with its length and the length's complement.
    let data: [UInt8] =
      [1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)] + rows
    return PNG.signature + chunk("CgBI", [0x50, 0, 0x20, 2])
      + chunk("IHDR", header + [depth, colorType, 0, 0, 0])
      + (colors.isEmpty ? [] : chunk("PLTE", colors)) + chunk("IDAT", data) + chunk("IEND", [])
  }

  private func pixels(_ file: [UInt8]) throws -> [[UInt8]] {
    let image = try Image(decoding: file)
    let node = ImageNode(
      image: image, rect: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      interpolation: .nearest)
    let bitmap = try painted([.image(node)], width: image.width, height: image.height)
    return (0..<image.height).flatMap { y in (0..<image.width).map { bitmap.pixel($0, y) } }
  }

  @Test func `pixels are blue, green, red and alpha, multiplied by alpha`() throws {
    let rows: [UInt8] = [0, 0, 0, 255, 255, 64, 0, 0, 128]
    #expect(
      try pixels(file(width: 2, height: 1, colorType: 6, rows: rows)) == [
        [255, 0, 0, 255], [0, 0, 64, 128],
      ])
  }

  @Test func `filtered rows are read`() throws {
    // The second pixel is the difference from the first, and the second row from the first one.
    let rows: [UInt8] = [1, 10, 20, 30, 255, 1, 1, 1, 0, 2, 5, 5, 5, 0, 0, 0, 0, 0]
    #expect(
      try pixels(file(width: 2, height: 2, colorType: 6, rows: rows))
        == [[30, 20, 10, 255], [31, 21, 11, 255], [35, 25, 15, 255], [31, 21, 11, 255]])
  }

  @Test func `opaque pixels have no alpha`() throws {
    #expect(try pixels(file(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3])) == [[3, 2, 1, 255]])
  }

  @Test func `a palette keeps its order`() throws {
    let file = file(width: 2, height: 1, colorType: 3, rows: [0, 1, 0], colors: [255, 0, 0, 0, 0, 255])
    #expect(try pixels(file) == [[0, 0, 255, 255], [255, 0, 0, 255]])
  }

  @Test func `a file that ends early is broken`() throws {
    let whole = file(width: 2, height: 1, colorType: 6, rows: [0, 0, 0, 255, 255, 64, 0, 0, 128])
    for count in 16..<(whole.count - 12) {
      #expect(throws: ImageError.self) { try Image(decoding: Array(whole.prefix(count))) }
    }
  }

  @Test func `a file with 16 bits names the way out`() throws {
    let rows = [UInt8](repeating: 0, count: 9)
    let error = #expect(throws: ImageError.self) {
      try Image(decoding: file(width: 1, height: 1, colorType: 6, rows: rows, depth: 16))
    }
    #expect("\(String(describing: error))".contains("give the file before that"))
  }
}
