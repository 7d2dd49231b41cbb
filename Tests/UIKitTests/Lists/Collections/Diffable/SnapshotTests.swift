import Foundation
import Testing

@testable import UIKit

@Suite struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Sections a with 1, 2, 3 and b with 4, 5.
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `items go to the last section by default`() {
    #expect(snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot().itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot().numberOfItems == 5)
    #expect(snapshot().numberOfItems(inSection: "a") == 3)
    #expect(snapshot().numberOfSections == 2)
  }

  @Test func `items and sections are found by their identifiers`() {
    #expect(snapshot().indexOfItem(5) == 4)
    #expect(snapshot().indexOfItem(9) == nil)
    #expect(snapshot().indexOfSection("b") == 1)
    #expect(snapshot().sectionIdentifier(containingItem: 2) == "a")
  }

  @Test func `items are inserted beside others`() {
    var snapshot = snapshot()
    snapshot.insertItems([8, 9], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 8, 9, 2, 3, 4, 5, 7])
  }

  @Test func `items are deleted`() {
    var snapshot = snapshot()
    snapshot.deleteItems([1, 5, 99])
    #expect(snapshot.itemIdentifiers == [2, 3, 4])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.sectionIdentifiers.isEmpty)
  }

  @Test func `items are moved between sections`() {
    var snapshot = snapshot()
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(5, beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
  }

  @Test func `an item that is appended again is moved`() {
    var snapshot = snapshot()
    snapshot.appendItems([1], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 5, 1])
  }

  @Test func `sections can be inserted, moved and deleted`() {
    var snapshot = snapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("c", afterSection: "b")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.deleteSections(["a", "x"])
    #expect(snapshot.itemIdentifiers == [4, 5])
    #expect(snapshot.indexOfSection("c") == 2)
  }

  @Test func `items to reload and reconfigure are remembered once`() {
    var snapshot = snapshot()
    snapshot.reloadItems([1, 1, 4])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 4])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [4])
  }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a duplicate item ends the program with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
    #expect(
      message(result).contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"))
  }

  @Test func `a duplicate section ends the program with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendSections(["a"])
    }
    #expect(message(result).contains("Fatal: supplied section identifiers are not unique."))
  }

  @Test func `items without a section end the program with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(
      message(result).contains(
        "There are currently no sections in the data source. Please add a section first."))
  }
}
