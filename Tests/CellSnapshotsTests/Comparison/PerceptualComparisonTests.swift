import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct PerceptualComparisonTests {
  /// The CIE94 distance of two greys is the distance of their lightnesses: 0.78 for 2 steps, 1.17 for 3.
  @Test(arguments: [(0xFF82_8282, .similar), (0xFF83_8383, .different)] as [(UInt32, SnapshotVerdict)])
  func `colours that an eye can distinguish are different`(color: UInt32, verdict: SnapshotVerdict) throws {
    let result = try compare(picture(5, 5, 0xFF80_8080), picture(5, 5, color), .perceptual)
    #expect(result.verdict == verdict)
  }

  /// In the buttons' blue, the green channel may differ by 2 (0.74), but not by 3 (1.11).
  @Test(arguments: [(0xFF00_78FF, 0.7412), (0xFF00_77FF, 1.1102)] as [(UInt32, Double)])
  func `the distance of colours follows CIE94`(color: UInt32, distance: Double) {
    var colors = ColorDifference()
    #expect(abs(colors.distance(0xFF00_7AFF, color, .straight) - distance) < 0.0001)
  }

  @Test func `white on transparent is different`() throws {
    #expect(try compare(picture(3, 3, 0), picture(3, 3, 0xFFFF_FFFF), .perceptual).verdict == .different)
    #expect(try compare(picture(3, 3, 0), picture(3, 3, 0xFF00_0000), .perceptual).verdict == .different)
  }

  /// An area of one colour has no antialiasing, however similar the windows of 31x31 pixels are.
  @Test func `a faint spot on an area is different`() throws {
    let result = try compare(
      picture(63, 63, 0xFF80_8080), picture(63, 63, 0xFF80_8080).with(0xFF85_8585, at: (31, 31)), .perceptual)
    #expect(result.differingPixels == 1)
    #expect(result.antialiasedPixels == 0)
  }

  private func texture() throws -> Bitmap {
    let bitmap = try Bitmap(width: 63, height: 63)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    for index in pixels.indices {
      let grey = UInt32((index % 63 * 7 + index / 63 * 13) % 5 * 50)
      pixels[index] = 0xFF00_0000 | grey * 0x1_0101
    }
    return bitmap
  }

  /// The SSIM of the windows around `count` pixels that differ by 100 of 255 is 0.992 for 8 pixels and 0.989 for
  /// 11.
  @Test(arguments: [(8, 0), (11, 11)])
  func `a change that keeps the structure is antialiasing`(count: Int, differing: Int) throws {
    let changed = try texture()
    for y in 26..<(26 + count) {
      let grey = changed[31, y] & 255
      _ = changed.with(0xFF00_0000 | (grey > 155 ? grey - 100 : grey + 100) * 0x1_0101, at: (31, y))
    }
    let result = try compare(texture(), changed, .perceptual)
    #expect(result.differingPixels == differing)
    #expect(result.antialiasedPixels == count - differing)
    #expect(result.verdict == (differing == 0 ? .similar : .different))
  }

  @Test func `the similarity does not depend on the order of rows`() throws {
    let (old, new) = (
      ComparedPicture(try texture()), ComparedPicture(try texture().with(0xFF00_0000, at: (20, 20)))
    )
    let alignment = RowAlignment(old, new)
    let map = try DifferenceMap(width: 63, height: 63)
    let segment = try #require(PixelSegment(alignment.segments[0], old, new, map: map))
    var (downwards, fresh) = (StructuralSimilarity(segment), StructuralSimilarity(segment))
    _ = downwards.value(30, 5)
    _ = downwards.value(30, 8)
    #expect(downwards.value(25, 25) == fresh.value(25, 25))
    #expect(fresh.value(60, 60) == 1)
  }
}
