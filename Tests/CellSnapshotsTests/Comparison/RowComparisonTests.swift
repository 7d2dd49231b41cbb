import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct RowComparisonTests {
  /// Returns a table two pixels wide. A letter of `rows` is a row with that key and one colour, as high as the
  /// letter is repeated. A hyphen is space between rows.
  private func table(_ rows: String) throws -> ComparedPicture {
    let colors: [Character: UInt32] = [
      "a": 0xFF11_1111, "b": 0xFF22_2222, "c": 0xFF33_3333, "-": 0xFFFF_FFFF,
    ]
    let bitmap = try Bitmap(width: 2, height: rows.count)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    var bands: [RowBand] = []
    for (y, letter) in rows.enumerated() {
      for x in 0..<2 { pixels[y * 2 + x] = colors[letter] ?? 0xFF99_9999 }
      guard letter != "-" else { continue }
      if bands.last?.key == String(letter) {
        bands[bands.count - 1].height += 1
      } else {
        bands.append(RowBand(key: String(letter), y: y, height: 1))
      }
    }
    return ComparedPicture(bitmap, rows: bands)
  }

  private func result(_ reference: String, _ actual: String) throws -> ComparisonOutcome {
    try Comparison(table(reference), table(actual), rule: .exact).result
  }

  @Test func `equal tables are identical`() throws {
    let result = try result("aabbcc", "aabbcc")
    #expect(result.verdict == .identical)
    #expect(result.rows.map(\.outcome) == [.equal, .equal, .equal])
  }

  @Test func `a taller row leaves the rows below equal`() throws {
    let result = try result("aabbcc", "aabbbcc")
    #expect(result.rows.map(\.outcome) == [.equal, .different, .equal])
    #expect(result.differingPixels == 2 * 1)
    #expect(result.boundingBoxes == [PixelRect(x: 0, y: 4, width: 2, height: 1)])
    #expect(result.verdict == .different)
  }

  @Test func `segments say where the rows of both pictures are`() throws {
    #expect(
      try result("aacc", "aabbbcc").segments == [
        RowSegment(referenceY: 0, actualY: 0, y: 0, height: 2),
        RowSegment(referenceY: nil, actualY: 2, y: 2, height: 3),
        RowSegment(referenceY: 2, actualY: 5, y: 5, height: 2),
      ])
    #expect(try result("----", "----").segments == nil)
  }

  @Test func `an inserted row is reported`() throws {
    let result = try result("aacc", "aabbbcc")
    #expect(result.rows.map(\.key) == ["a", "b", "c"])
    #expect(result.rows.map(\.outcome) == [.equal, .inserted, .equal])
    #expect(result.rows[1].y == 2)
    #expect(result.rows[1].height == 3)
    #expect(result.differingPixels == 2 * 3)
  }

  @Test func `a removed row is reported`() throws {
    let result = try result("aabbcc", "aacc")
    #expect(result.rows.map(\.outcome) == [.equal, .removed, .equal])
    #expect(result.differingPixels == 2 * 2)
  }

  @Test func `the space between rows is compared`() throws {
    #expect(try result("-aa-b", "-aa-b").verdict == .identical)
    let result = try result("-aa-b", "-aa--b")
    #expect(result.rows.map(\.outcome) == [.equal, .equal])
    #expect(result.differingPixels == 2 * 1)
  }

  @Test func `rows that swap places are different`() throws {
    let result = try result("ab", "ba")
    #expect(result.verdict == .different)
    #expect(Set(result.rows.map(\.outcome)) == [.equal, .inserted, .removed])
  }

  @Test func `bands outside the picture or over each other are clipped`() throws {
    var (old, new) = (try table("aabb"), try table("aabb"))
    old.rows = [RowBand(key: "a", y: -3, height: 5), RowBand(key: "b", y: 1, height: .max)]
    new.rows = old.rows
    let result = try Comparison(old, new, rule: .exact).result
    #expect(result.verdict == .identical)
    #expect(result.totalPixels == 2 * 4)
  }

  @Test func `a mask moves with its row`() throws {
    var (old, new) = (try table("ab"), try table("accb"))
    old.masks = [PixelRect(x: 0, y: 1, width: 2, height: 1)]
    new.masks = [PixelRect(x: 0, y: 1, width: 2, height: 2)]
    let result = try Comparison(old, new, rule: .exact).result
    #expect(result.verdict == .similar)
    #expect(result.ignoredPixels == 2 * 1 + 2 * 2)
  }

  @Test func `the difference image has the rows of both pictures`() throws {
    let comparison = try Comparison(table("aacc"), table("aabbbc"), rule: .exact)
    #expect(try comparison.differenceImage().height == 2 + 3 + 2)
  }
}
