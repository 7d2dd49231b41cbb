import Foundation
import Testing

@testable import CellDrawing

struct ImageMetadataTests {
  /// A TIFF structure with the orientation "right".
  private let exif: [UInt8] = [
    0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ]

  private func png(_ before: [(StaticString, [UInt8])], after: [(StaticString, [UInt8])] = []) -> [UInt8] {
    // A red and a blue pixel.
    let tests = PNGDecodeTests()
    let file = tests.file(2, 1, type: 2, before: before, rows: [[0, 230, 120, 20, 0, 0, 255]])
    var end = PNGFile()
    for (type, content) in after { end.append(type) { $0 += content } }
    return Array(file.dropLast(12)) + Array(end.bytes.dropFirst(PNG.signature.count)) + Array(file.suffix(12))
  }

  private func decoded(_ bytes: [UInt8]) throws -> ImagePixels {
    let source = try ImageSource(decoding: bytes)
    let pixels = try #require(source.decoded(halvings: 0))
    #expect((pixels.width, pixels.height) == (source.width, source.height))
    return pixels
  }

  @Test func `the profile of a PNG is applied`() throws {
    let chunk = Array("x".utf8) + [0, 0] + PNGDecodeTests().stored(SampleProfile.displayP3)
    #expect(try decoded(png([("iCCP", chunk)])).bytes.prefix(4) == [0, 112, 247, 255])
    let plain = Array("x".utf8) + [0, 0] + PNGDecodeTests().stored(SampleProfile.sRGB)
    #expect(try decoded(png([("iCCP", plain)])).bytes.prefix(4) == [20, 120, 230, 255])
  }

  @Test func `the colours of a PNG for video come before its profile`() throws {
    let profile = Array("x".utf8) + [0, 0] + PNGDecodeTests().stored(SampleProfile.gamma)
    #expect(
      try decoded(png([("cICP", [12, 13, 0, 1]), ("iCCP", profile)])).bytes.prefix(4) == [0, 112, 247, 255])
  }

  @Test func `a PNG with a broken profile is drawn without it`() throws {
    for chunk in [[], Array("x".utf8), Array("x".utf8) + [0, 0, 1, 2], Array("x".utf8) + [0, 1, 1, 2]]
      as [[UInt8]]
    {
      #expect(try decoded(png([("iCCP", chunk)])).bytes.prefix(4) == [20, 120, 230, 255])
    }
  }

  @Test func `the orientation of a PNG is applied before and after its data`() throws {
    for file in [png([("eXIf", exif)]), png([], after: [("eXIf", exif)])] {
      let pixels = try decoded(file)
      #expect((pixels.width, pixels.height) == (1, 2))
      #expect(pixels.bytes == [20, 120, 230, 255, 255, 0, 0, 255])
    }
  }

  @Test func `the profile of a JPEG is applied, in several parts`() throws {
    let (first, second) = (SampleProfile.displayP3.prefix(100), SampleProfile.displayP3.dropFirst(100))
    func block(_ number: UInt8, _ part: ArraySlice<UInt8>) -> [UInt8] {
      let content = Array("ICC_PROFILE".utf8) + [0, number, 2] + part
      return [0xFF, 0xE2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
    }
    let (start, rest) = (SampleFile.orangeJPEG.prefix(2), SampleFile.orangeJPEG.dropFirst(2))
    let plain = try decoded(SampleFile.orangeJPEG).bytes.prefix(4)
    let file = start + block(2, second) + block(1, first) + rest
    #expect(try ImageSource(decoding: Array(file)).profile == .displayP3)
    var pixel = Array(plain)
    DisplayP3.convertToSRGB(&pixel)
    #expect(pixel != Array(plain))
    #expect(try Array(decoded(Array(file)).bytes.prefix(4)) == pixel)
    #expect(try ImageSource(decoding: Array(start + block(2, second) + rest)).profile == nil)
  }

  @Test func `the profile and the orientation of a WebP are applied`() throws {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let count = (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
      return Array(name.utf8) + count + content + (content.count % 2 == 1 ? [0] : [])
    }
    // The flags of a profile, of alpha and of EXIF, and the width and the height less 1.
    let header = chunk("VP8X", [0x38, 0, 0, 0, 15, 0, 0, 7, 0, 0])
    let parts =
      header + chunk("ICCP", SampleProfile.displayP3) + SampleFile.orangeWebP.dropFirst(12)
      + chunk("EXIF", exif)
    let file = chunk("RIFF", Array("WEBP".utf8) + parts)
    let pixels = try decoded(file)
    #expect((pixels.width, pixels.height) == (8, 16))
    var pixel: [UInt8] = [20, 120, 230, 128]
    DisplayP3.convertToSRGB(&pixel)
    #expect(pixel == [0, 112, 247, 128])
    #expect(Array(pixels.bytes.prefix(4)) == [0, 56, 124, 128])
  }

  @Test func `a picture with other colours is in a document in sRGB`() throws {
    let bytes = png([("cICP", [12, 13, 0, 1])])
    let file = try #require(DocumentFiles(maximumBytes: 1 << 20).file(of: try ImageSource(decoding: bytes)))
    #expect(file.file.bytes != bytes)
    #expect(try ImagePixels(PNG.decode(file.file.bytes)).bytes.prefix(4) == [0, 112, 247, 255])
  }

  @Test func `16 bits become the nearest 8 bits`() throws {
    let file = PNGDecodeTests().file(
      1, 1, depth: 16, type: 2, rows: [[0, 0x01, 0xFF, 0x80, 0xFF, 0x00, 0x7F]])
    #expect(try decoded(file).bytes == [0, 128, 2, 255])
  }
}
