import Foundation
import Testing

@testable import CellSnapSocialFeed

struct RelativeDateTests {
  /// 14 March 2024, 18:30 UTC.
  let now = Date(timeIntervalSince1970: 1_710_441_000)

  @Test(arguments: [
    (0, "now"), (59, "now"), (60, "1m"), (5 * 60 + 59, "5m"), (3_599, "59m"), (2 * 3_600, "2h"),
    (18 * 3_600 + 29 * 60, "18h"), (19 * 3_600, "Yesterday"), (42 * 3_600, "Yesterday"),
    (43 * 3_600, "12 Mar"),
    (366 * 86_400, "14 Mar 2023"), (-60, "14 Mar"), (-3 * 86_400, "17 Mar"),
  ])
  func `a date is described by its distance`(secondsAgo: Int, text: String) {
    #expect(RelativeDate.text(now.addingTimeInterval(Double(-secondsAgo)), now: now) == text)
  }

  @Test func `a date far in the past does not trap`() {
    #expect(!RelativeDate.text(Date(timeIntervalSince1970: -62_135_769_600), now: now).isEmpty)
  }
}
