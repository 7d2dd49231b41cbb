import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct PixelmatchTests {
  private func rule(_ threshold: Double, countsAntialiasing: Bool = false) -> SnapshotComparisonRule {
    .pixelmatch(threshold: threshold, countsAntialiasing: countsAntialiasing)
  }

  /// The distance of white and #F2F2F7 is 0.04745 of the longest one.
  @Test(arguments: [(0.0475, SnapshotVerdict.similar), (0.0474, .different)])
  func `colours farther apart than the threshold are different`(threshold: Double, verdict: SnapshotVerdict)
    throws
  {
    let result = try compare(picture(1, 1, 0xFFFF_FFFF), picture(1, 1, 0xFFF2_F2F7), rule(threshold))
    #expect(result.verdict == verdict)
  }

  @Test func `a threshold of 1 allows everything`() throws {
    #expect(try compare(picture(1, 1, 0xFFFF_FFFF), picture(1, 1, 0xFF00_0000), rule(1)).verdict == .similar)
  }

  /// The first pixel of a picture, for which pixelmatch uses a backdrop of 48, 48, 48.
  @Test(arguments: [(0xFFFF_FFFF, 1), (0xFF30_3030, 0)] as [(UInt32, Int)])
  func `transparent pixels are compared on a backdrop`(color: UInt32, count: Int) throws {
    #expect(try compare(picture(1, 1, 0), picture(1, 1, color), rule(0)).differingPixels == count)
  }

  /// Returns a picture whose middle column smooths the edge between black and white.
  private func edge(_ grey: UInt32) throws -> Bitmap {
    let bitmap = try picture("###....", "###....", "###....", "###....", "###....", "###....", "###....")
    return bitmap.with(0xFF80_8080, at: (3, 0), (3, 1), (3, 2), (3, 4), (3, 5), (3, 6)).with(grey, at: (3, 3))
  }

  @Test(arguments: [(false, 0, 1), (true, 1, 0)])
  func `antialiased pixels count only if the rule counts them`(
    countsAntialiasing: Bool, differing: Int, antialiased: Int
  ) throws {
    let result = try compare(
      edge(0xFF80_8080), edge(0xFF40_4040), rule(0.1, countsAntialiasing: countsAntialiasing))
    #expect(result.differingPixels == differing)
    #expect(result.antialiasedPixels == antialiased)
    #expect(result.verdict == (differing == 0 ? .similar : .different))
  }

  @Test func `a spot on an area of one colour is not antialiased`() throws {
    let result = try compare(
      picture(7, 7, 0xFFFF_FFFF), picture(7, 7, 0xFFFF_FFFF).with(0xFF00_0000, at: (3, 3)), rule(0.1))
    #expect(result.differingPixels == 1)
  }
}
