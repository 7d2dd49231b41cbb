import CellDrawing
import Testing

@testable import CellSnapshots

/// Tests of the counts that other programs return for public pictures.
@Suite(.enabled(if: Fixtures.folder != nil, Fixtures.absence)) struct FixtureTests {
  @Test(arguments: Fixtures.expected)
  func `the pixelmatch rule counts like version 7`(expected: Fixtures.Expected.Case) throws {
    let comparison = try Fixtures.compare(
      "pixelmatch/inputs/\(expected.a).png", "pixelmatch/inputs/\(expected.b).png",
      .pixelmatch(
        threshold: expected.options.threshold ?? 0.1, countsAntialiasing: expected.options.includeAA ?? false)
    )
    #expect(comparison.result.differingPixels == expected.expected.v7_2_0_yiq)
  }

  @Test(arguments: Fixtures.measured)
  func `the pixelmatch rule counts correctly at other thresholds`(measured: Fixtures.Measured) throws {
    for threshold in ["0", "0.05", "0.1", "0.2"] {
      for (suffix, countsAntialiasing) in [("skipAA", false), ("includeAA", true)] {
        let comparison = try Fixtures.compare(
          measured.file(0), measured.file(1),
          .pixelmatch(threshold: Double(threshold) ?? -1, countsAntialiasing: countsAntialiasing))
        #expect(
          comparison.result.differingPixels == measured.counts["yiq720_t\(threshold)_\(suffix)"],
          "\(threshold) \(suffix)")
      }
    }
  }

  @Test(arguments: Fixtures.measured)
  func `the exact rule counts every differing pixel`(measured: Fixtures.Measured) throws {
    let comparison = try Fixtures.compare(measured.file(0), measured.file(1), .exact)
    #expect(comparison.result.differingPixels == measured.counts["rawDifferingPixels"])
  }

  /// The other program got the second picture as the reference.
  @Test(arguments: Fixtures.measured.filter { !$0.file(1).hasSuffix("5b.png") })
  func `the perceptual rule counts like Playwright`(measured: Fixtures.Measured) throws {
    let comparison = try Fixtures.compare(measured.file(1), measured.file(0), .perceptual)
    #expect(comparison.result.differingPixels == measured.perceptual["diff"])
    #expect(comparison.result.antialiasedPixels == measured.perceptual["aa"])
  }

  /// Playwright finds no difference here, because it compares on a white background.
  @Test func `the perceptual rule finds white on a clear background`() throws {
    let comparison = try Fixtures.compare(
      "pixelmatch/inputs/8a.png", "pixelmatch/inputs/5b.png", .perceptual)
    #expect(comparison.result.differingPixels == 32_896)
  }

  @Test(arguments: [("widget", 40), ("full_screen", 44)])
  func `two systems draw one view almost equally`(name: String, count: Int) throws {
    func compare(_ rule: SnapshotComparisonRule) throws -> ComparisonOutcome {
      try Fixtures.compare("paparazzi/linux_\(name).png", "paparazzi/macosx_\(name).png", rule).result
    }
    let exact = try compare(.exact)
    #expect(exact.verdict == .different)
    #expect(exact.differingPixels == count)
    #expect(exact.maxChannelDifference == 1)
    #expect(try compare(.channel(0)).differingPixels == count)
    #expect(try compare(.channel(1)).verdict == .similar)
    #expect(try compare(.perceptual).verdict == .similar)
    #expect(try compare(.pixelmatch(threshold: 0.1, countsAntialiasing: true)).verdict == .similar)
  }

  @Test func `a copy is identical`() throws {
    let result = try Fixtures.compare("uber/square.png", "uber/square-copy.png", .exact).result
    #expect(result.verdict == .identical)
  }

  @Test func `four pixels of a square are found`() throws {
    let result = try Fixtures.compare("uber/square.png", "uber/square_with_pixel.png", .exact).result
    #expect(result.differingPixels == 4)
    #expect(result.totalPixels == 10_000)
    #expect(result.boundingBoxes.count == 1)
  }

  @Test func `a shade differs by at most 14 in every pixel`() throws {
    let result = try Fixtures.compare("uber/rect.png", "uber/rect_shade.png", .exact).result
    #expect(result.differingPixels == 8000)
    #expect(result.maxChannelDifference <= 14)
    #expect(
      try Fixtures.compare("uber/rect.png", "uber/rect_shade.png", .channel(14)).result.verdict == .similar)
  }

  @Test func `a square and a rectangle are different`() throws {
    let result = try Fixtures.compare("uber/square.png", "uber/rect.png", .channel(255)).result
    #expect(result.verdict == .different)
    // The sizes are 100 x 100 and 100 x 80.
    #expect(result.differingPixels == 100 * 20)
  }
}
