import Testing

@testable import CellSnapSocialFeed

struct AbbreviatedCountTests {
  @Test(arguments: [
    (0, "0"), (31, "31"), (115, "115"), (999, "999"), (1_000, "1K"), (1_099, "1K"), (10_800, "10.8K"),
    (10_899, "10.8K"), (999_999, "999.9K"), (1_200_000, "1.2M"), (3_000_000_000, "3B"), (-5, "0"),
  ])
  func `a count is abbreviated and never rounded up`(count: Int, text: String) {
    #expect(AbbreviatedCount.text(count) == text)
  }
}
