import Testing

@testable import CellDrawing

struct PNGDensityTests {
  /// Returns a picture whose file states a number of pixels per metre.
  private func file(_ across: UInt32, _ down: UInt32, unit: UInt8 = 1) throws -> [UInt8] {
    var file = PNGFile()
    let numbers = [across, down].flatMap { number in
      (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 255) }
    }
    file.append("pHYs") { $0 += numbers + [unit] }
    var bytes = PNG.encode(try Bitmap(width: 1, height: 1), compression: .fast)
    // The chunk follows the signature and the header.
    bytes.insert(contentsOf: file.bytes[8...], at: 33)
    return bytes
  }

  @Test(arguments: [(UInt32(2835), 1.0), (5669, 2), (8504, 3), (5670, 2)])
  func `a density in pixels per metre is a scale`(density: UInt32, scale: Double) throws {
    #expect(PNG.pixelsPerPoint(of: try file(density, density)) == scale)
  }

  @Test func `a density without a unit or with unequal sides is no scale`() throws {
    #expect(PNG.pixelsPerPoint(of: try file(5669, 5669, unit: 0)) == nil)
    #expect(PNG.pixelsPerPoint(of: try file(5669, 2835)) == nil)
    #expect(PNG.pixelsPerPoint(of: try file(0, 0)) == nil)
  }

  @Test(arguments: [UInt32(3780), 11811]) func `the density of a screen or of paper is no scale`(
    density: UInt32
  ) throws {
    #expect(PNG.pixelsPerPoint(of: try file(density, density)) == nil)
  }

  @Test func `other bytes have no scale`() throws {
    #expect(PNG.pixelsPerPoint(of: []) == nil)
    #expect(PNG.pixelsPerPoint(of: PNG.encode(try Bitmap(width: 1, height: 1), compression: .fast)) == nil)
    #expect(PNG.pixelsPerPoint(of: Array(try file(5669, 5669).prefix(40))) == nil)
  }
}
