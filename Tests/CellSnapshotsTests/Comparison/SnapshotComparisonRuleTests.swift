import CellSnapshots
import Testing

@Suite struct SnapshotComparisonRuleTests {
  @Test(arguments: [
    (SnapshotComparisonRule.exact, "exact"), (.channel(0), "channel:0"), (.channel(255), "channel:255"),
    (.perceptual, "perceptual"), (.pixelmatch(threshold: 0.1, countsAntialiasing: false), "pixelmatch:0.1"),
    (.pixelmatch(threshold: 1, countsAntialiasing: true), "pixelmatch:1,aa"),
    (.pixelmatch(threshold: 0.00001, countsAntialiasing: false), "pixelmatch:1e-05"),
  ])
  func `a rule is read from its text`(rule: SnapshotComparisonRule, text: String) throws {
    #expect(rule.description == text)
    #expect(try SnapshotComparisonRule(text) == rule)
  }

  @Test(arguments: [
    "", "Exact", "exact:1", "channel", "channel:", "channel:256", "channel:-1", "channel:1.5", "perceptual:1",
    "pixelmatch", "pixelmatch:", "pixelmatch:1.1", "pixelmatch:-0.1", "pixelmatch:nan", "pixelmatch:0x1",
    "pixelmatch:0.1,", "pixelmatch:0.1,bb", "pixelmatch:0.1,aa,aa", "odiff",
  ])
  func `a text that is not a rule is refused in one line`(text: String) {
    let error = #expect(throws: SnapshotComparisonRuleError.self) { try SnapshotComparisonRule(text) }
    #expect(error?.description.hasPrefix("\"\(text)\" is not a comparison rule; ") == true)
    #expect(error?.description.contains("\n") == false)
  }
}
