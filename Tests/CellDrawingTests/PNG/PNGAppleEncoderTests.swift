import Testing

@testable import CellDrawing

/// Tests of the chunks by which files of Apple's encoder are known.
struct PNGAppleEncoderTests {
  /// Returns a picture with chunks after its header, each with a type and its content.
  private func file(_ chunks: [(StaticString, [UInt8])]) throws -> [UInt8] {
    var file = PNGFile()
    for (type, content) in chunks { file.append(type) { $0 += content } }
    var bytes = PNG.encode(try Bitmap(width: 1, height: 1), compression: .fast)
    bytes.insert(contentsOf: file.bytes[8...], at: 33)
    return bytes
  }

  private static let colors: (StaticString, [UInt8]) = ("sRGB", [0])
  /// 5669 pixels per metre, which is two pixels per point.
  private static let density: (StaticString, [UInt8]) = ("pHYs", [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  private static let details: (StaticString, [UInt8]) = ("eXIf", [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8])

  @Test func `colours and details, a density or iDOT are of Apple's encoder`() throws {
    #expect(PNG.isOfAppleEncoder(try file([Self.colors, Self.details])))
    #expect(PNG.isOfAppleEncoder(try file([Self.colors, Self.density])))
    #expect(PNG.isOfAppleEncoder(try file([("iDOT", Array(repeating: 0, count: 28))])))
  }

  @Test func `other files are not of Apple's encoder`() throws {
    #expect(!PNG.isOfAppleEncoder(try file([])))
    #expect(!PNG.isOfAppleEncoder(try file([Self.colors])))
    #expect(!PNG.isOfAppleEncoder(try file([Self.density])))
    #expect(!PNG.isOfAppleEncoder(try file([Self.details])))
    #expect(!PNG.isOfAppleEncoder(try file([Self.colors, ("eXIf", [0x49, 0x49, 0x2A, 0])])))
    #expect(!PNG.isOfAppleEncoder([]))
  }
}
