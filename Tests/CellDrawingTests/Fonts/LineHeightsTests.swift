import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellDrawing

/// Tests of the tables that the heights of lines are taken from.
@Suite struct LineHeightsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  /// Returns the metrics, in design units, of a font with other numbers in its tables.
  private func heights(
    header: [Int16], typographic: [Int16], windows: [Int16], usesTypographic: Bool
  ) throws -> [Int] {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: Self.inter)))
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func table(_ name: String) throws -> Int {
      let entry = (0..<number(4, 2)).map { 12 + 16 * $0 }.first {
        Array(bytes[$0..<$0 + 4]) == Array(name.utf8)
      }
      return number(try #require(entry) + 8, 4)
    }
    func set(_ numbers: [Int16], at place: Int) {
      for (index, number) in numbers.enumerated() {
        let bits = UInt16(bitPattern: number)
        (bytes[place + 2 * index], bytes[place + 2 * index + 1]) = (UInt8(bits >> 8), UInt8(bits & 0xff))
      }
    }
    let (hhea, other) = (try table("hhea"), try table("OS/2"))
    set(header, at: hhea + 4)
    set(typographic, at: other + 68)
    set(windows, at: other + 74)
    bytes[other + 63] = usesTypographic ? bytes[other + 63] | 0x80 : bytes[other + 63] & 0x7f
    let path = folder.path(of: "\(UUID().uuidString).otf")
    try Data(bytes).write(to: URL(filePath: path))
    let face = ShapingFace.of(file: path, index: 0)
    let metrics = face.metrics(size: face.unitsPerEm)
    return [metrics.ascent, metrics.descent, metrics.leading].map { Int($0.rounded()) }
  }

  @Test(arguments: [true, false])
  func `the heights come from hhea, even if the font asks for others`(usesTypographic: Bool) throws {
    #expect(
      try heights(
        header: [1000, -300, 200], typographic: [800, -200, 90], windows: [1100, 400],
        usesTypographic: usesTypographic) == [1000, 300, 200])
  }

  @Test func `a font without heights in hhea has its typographic heights`() throws {
    #expect(
      try heights(
        header: [0, 0, 0], typographic: [800, -200, 90], windows: [1100, 400], usesTypographic: false)
        == [800, 200, 90])
  }

  @Test func `a font with heights for Windows alone has those`() throws {
    #expect(
      try heights(header: [0, 0, 0], typographic: [0, 0, 0], windows: [1100, 400], usesTypographic: false)
        == [1100, 400, 0])
  }
}
