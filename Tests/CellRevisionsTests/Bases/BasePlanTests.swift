import CellSnapshots
import Testing

@testable import CellRevisions

@Suite struct BasePlanTests {
  @Test func `entries that the base has are compared`() {
    let plan = BasePlan(base: ["A", "B"], present: ["A", "B", "C"], drawn: ["B", "C"], isWhole: false)
    #expect(plan.entries == ["B"])
    #expect(plan.removed == [])
  }

  @Test func `removed entries are drawn if there are new ones that may be the same`() {
    let renamed = BasePlan(base: ["A", "Old"], present: ["A", "New"], drawn: ["A", "New"], isWhole: true)
    #expect(renamed.entries == ["A", "Old"])
    #expect(renamed.removed == ["Old"])
    let removed = BasePlan(base: ["A", "Old"], present: ["A"], drawn: ["A"], isWhole: true)
    #expect(removed.entries == ["A"])
    #expect(removed.removed == ["Old"])
  }

  @Test func `shards divide the removed entries among them`() {
    let plans = (1...2).map {
      BasePlan(
        base: ["1", "2", "3"], present: ["New"], drawn: [], isWhole: true, shard: Shard(index: $0, count: 2))
    }
    #expect(plans.map(\.entries) == [["1", "3"], ["2"]])
    #expect(plans.map(\.removed) == [["1", "2", "3"], ["1", "2", "3"]])
  }
}
