import Testing

@testable import UIKit

@Suite struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with apple and pear, apple with two kinds; and bread.
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "bread"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["boskoop", "elstar"], to: "apple")
    return snapshot
  }

  @Test func `each item comes before its children`() {
    #expect(snapshot().items == ["fruit", "apple", "boskoop", "elstar", "pear", "bread"])
    #expect(snapshot().rootItems == ["fruit", "bread"])
  }

  @Test func `only items without a collapsed ancestor are visible`() {
    var snapshot = snapshot()
    #expect(snapshot.visibleItems == ["fruit", "bread"])
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "bread"])
    snapshot.expand(["apple"])
    #expect(snapshot.isVisible("elstar"))
    snapshot.collapse(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "bread"])
    #expect(!snapshot.isVisible("elstar"))
    #expect(snapshot.isExpanded("apple"))
  }

  @Test func `an item's level, parent and index are known`() {
    #expect(snapshot().level(of: "elstar") == 2)
    #expect(snapshot().parent(of: "elstar") == "apple")
    #expect(snapshot().index(of: "pear") == 4)
    #expect(!snapshot().contains("milk"))
  }

  @Test func `items are inserted beside others`() {
    var snapshot = snapshot()
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["milk"], after: "fruit")
    #expect(snapshot.items == ["fruit", "apple", "boskoop", "elstar", "plum", "pear", "milk", "bread"])
    #expect(snapshot.level(of: "plum") == 1)
  }

  @Test func `an item is deleted together with its children`() {
    var snapshot = snapshot()
    snapshot.delete(["apple"])
    #expect(snapshot.items == ["fruit", "pear", "bread"])
    #expect(!snapshot.contains("elstar"))
  }

  @Test func `a part can be taken out and put under another item`() {
    var part = snapshot().snapshot(of: "apple", includingParent: true)
    #expect(part.rootItems == ["apple"])
    #expect(snapshot().snapshot(of: "apple").rootItems == ["boskoop", "elstar"])
    part.delete(["apple"])
    part.append(["rye"])
    part.append(["light", "dark"], to: "rye")
    part.expand(["rye"])
    var snapshot = snapshot()
    snapshot.replace(childrenOf: "bread", using: part)
    snapshot.expand(["bread"])
    #expect(snapshot.visibleItems == ["fruit", "bread", "rye", "light", "dark"])
  }

  @Test func `the description is indented by levels`() {
    var snapshot = snapshot()
    snapshot.expand(["fruit"])
    #expect(
      snapshot.visualDescription() == """
        - fruit
          + apple
            * boskoop
            * elstar
          * pear
        * bread
        """)
  }
}
