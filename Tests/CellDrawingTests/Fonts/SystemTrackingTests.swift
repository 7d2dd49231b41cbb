import Testing
@testable import CellDrawing

/// The tracking of the system font in points, as Apple's guidelines publish it and as it is fitted for Inter.
struct SystemTrackingTests {
  private func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  @Test func `published tracking values are interpolated`() {
    #expect(isClose(SystemTracking.published(size: 17), -0.43))
    // Between -0.23 at 15 and -0.31 at 16.
    #expect(isClose(SystemTracking.published(size: 15.5), -0.27))
  }

  @Test func `sizes beyond the tracking table use its ends`() {
    // In proportion to 0.24 at 6.
    #expect(isClose(SystemTracking.published(size: 3), 0.12))
    #expect(SystemTracking.published(size: 200) == 0)
    #expect(SystemTracking.published(size: 0) == 0)
  }

  @Test(arguments: [
    // The guidelines' -0.43 plus -1.2 and 13.5 thousandths of 17 points.
    (17, 400, false, -0.43 - 0.0204), (17, 700, false, -0.43 + 0.2295),
    // Halfway between regular and medium: (-1.2 + 4.8) / 2.
    (17, 450, false, -0.43 + 0.0306),
    // Only the design for large sizes: -6.4 thousandths of 28.
    (28, 400, true, 0.38 - 0.1792), (28, 100, true, 0.38 - 0.1792), (28, 900, true, 0.38 + 0.1176),
  ])
  func `Inter's tracking is fitted for each size, weight and design`(
    size: Double, weight: Int, isDisplay: Bool, points: Double
  ) {
    #expect(isClose(SystemTracking.inter(size: size, weight: weight, isDisplay: isDisplay), points))
  }

  @Test func `the share of Inter Display grows from 17 to 28 points`() {
    #expect([10, 17, 28, 60].map(SystemTracking.displayShare) == [0, 0, 1, 1])
    // A quarter of the way from 0.0909 at 19 to 0.8182 at 24 is 20.25.
    #expect(isClose(SystemTracking.displayShare(at: 20.25), 0.0909 + 0.25 * (0.8182 - 0.0909)))
  }

  @Test func `Apple's own font files keep their metrics`() {
    let own = FontLibrary.shared.metrics(of: Font(family: .named("Inter"), size: 17))
    #expect(StandIn.apple.metrics(size: 17, weight: 400, own: own) == own)
    #expect(isClose(StandIn.apple.tracking(size: 17, weight: 400), -0.43))
  }
}
