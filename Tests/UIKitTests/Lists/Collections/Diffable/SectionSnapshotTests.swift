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

  @Test func itemsComeBeforeWhatIsInThem() {
    #expect(snapshot().items == ["fruit", "apple", "boskoop", "elstar", "pear", "bread"])
    #expect(snapshot().rootItems == ["fruit", "bread"])
  }

  @Test func onlyWhatIsInNoCollapsedItemIsVisible() {
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

  @Test func itemsKnowTheirPlaces() {
    #expect(snapshot().level(of: "elstar") == 2)
    #expect(snapshot().parent(of: "elstar") == "apple")
    #expect(snapshot().index(of: "pear") == 4)
    #expect(!snapshot().contains("milk"))
  }

  @Test func itemsAreInsertedBesideOthers() {
    var snapshot = snapshot()
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["milk"], after: "fruit")
    #expect(snapshot.items == ["fruit", "apple", "boskoop", "elstar", "plum", "pear", "milk", "bread"])
    #expect(snapshot.level(of: "plum") == 1)
  }

  @Test func itemsAreDeletedWithWhatIsInThem() {
    var snapshot = snapshot()
    snapshot.delete(["apple"])
    #expect(snapshot.items == ["fruit", "pear", "bread"])
    #expect(!snapshot.contains("elstar"))
  }

  @Test func partsAreTakenOutAndPutIn() {
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

  @Test func aDescriptionIndentsByLevels() {
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
