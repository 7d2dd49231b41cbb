import Foundation
import Testing

@testable import UIKit

@MainActor struct DiffableDataSourceTests {
  fileprivate typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A collection view that records the items with which its cells are filled.
  @MainActor fileprivate final class Shelf {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    private let notes: Notes
    var fills: [Int] { notes.all }

    /// The items with which cells were filled.
    @MainActor private final class Notes {
      var all: [Int] = []
    }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let notes = Notes()
      self.notes = notes
      let cells = UICollectionView.CellRegistration<ProbeItem, Int> { _, _, item in notes.all.append(item) }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, kind, path in
        view.accessibilityLabel = "\(kind == UICollectionView.elementKindSectionHeader) \(path.section)"
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
    }

    fileprivate func show(_ change: (inout Snapshot) -> Void) {
      var snapshot = source.snapshot()
      change(&snapshot)
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
  }

  private func shelf() -> Shelf {
    let shelf = Shelf()
    shelf.show {
      $0.appendSections(["a", "b"])
      $0.appendItems([1, 2, 3], toSection: "a")
      $0.appendItems([4, 5], toSection: "b")
    }
    return shelf
  }

  @Test func `cells are filled in the items' order`() {
    let shelf = shelf()
    #expect(shelf.fills == [1, 2, 3, 4, 5])
    #expect(shelf.view.numberOfItems(inSection: 1) == 2)
    #expect(shelf.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
    #expect(shelf.source.itemIdentifier(for: IndexPath(item: 9, section: 1)) == nil)
    #expect(shelf.source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
    #expect(shelf.source.sectionIdentifier(for: 1) == "b")
    #expect(shelf.source.index(for: "b") == 1)
  }

  @Test func `headers come from the supplementary view provider`() {
    let header = shelf().view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.accessibilityLabel == "true 1")
  }

  @Test func `cells of items that stay are kept`() {
    let shelf = shelf()
    let cell = shelf.view.cellForItem(at: IndexPath(item: 2, section: 0))
    shelf.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    shelf.show {
      $0.deleteItems([1])
      $0.insertItems([9], beforeItem: 2)
      $0.moveItem(3, afterItem: 4)
    }
    #expect(shelf.view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
    #expect(shelf.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    #expect(shelf.fills.dropFirst(5) == [9])
  }

  @Test(arguments: 0..<40) func `any snapshot can be followed by any other`(seed: Int) {
    var numbers = Numbers(seed: UInt64(seed))
    let shelf = Shelf()
    for _ in 0..<6 {
      var next = Snapshot()
      let sections = ["a", "b", "c", "d"].shuffled(using: &numbers).prefix(
        Int.random(in: 1...4, using: &numbers))
      next.appendSections(Array(sections))
      let items = Array(0..<12).shuffled(using: &numbers).prefix(Int.random(in: 0...12, using: &numbers))
      for item in items {
        next.appendItems([item], toSection: sections.randomElement(using: &numbers))
      }
      let before = shelf.cells
      shelf.source.apply(next)
      shelf.view.layoutIfNeeded()
      #expect(shelf.cells.count == items.count)
      for (item, cell) in shelf.cells { if let old = before[item] { #expect(cell === old) } }
    }
  }

  /// Random numbers that are the same on every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed &+ 1 }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func `only a reloaded item gets another cell, not a reconfigured one`() {
    let shelf = shelf()
    let cell = shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ProbeItem
    shelf.show { $0.reconfigureItems([1]) }
    #expect(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(cell?.reuses == 0)
    shelf.show { $0.reloadItems([2]) }
    #expect(shelf.fills.dropFirst(5) == [1, 2])
    #expect(shelf.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `the completion handler is called`() async {
    let shelf = shelf()
    var calls = 0
    shelf.source.apply(shelf.source.snapshot(), animatingDifferences: false) { calls += 1 }
    shelf.source.applySnapshotUsingReloadData(shelf.source.snapshot()) { calls += 1 }
    #expect(calls == 2)
    await shelf.source.apply(Snapshot(), animatingDifferences: true)
    #expect(shelf.view.numberOfSections == 0)
  }

  @Test func `an outline shows the expanded items with their levels`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple"], to: "fruit")
    outline.expand(["fruit"])
    source.apply(outline, to: 0)
    view.layoutIfNeeded()
    let shown = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(shown.map(\.indentationLevel) == [0, 1, 0])
    #expect(shown.map(\.configurationState.isExpanded) == [true, false, false])
    outline.collapse(["fruit"])
    source.apply(outline, to: 0)
    view.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "bread"])
    #expect(source.snapshot(for: 0).items == ["fruit", "apple", "bread"])
    #expect((view.visibleCells.first as? UICollectionViewListCell)?.configurationState.isExpanded == false)
  }

  @Test func `a table's data source applies snapshots in the same way`() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var fills: [Int] = []
    let source = Titled(tableView: table) { table, path, item in
      fills.append(item)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "a")
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
    fills = []
    snapshot.deleteItems([1])
    snapshot.reconfigureItems([3])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)
    #expect(fills == [3])
  }
}

extension DiffableDataSourceTests.Shelf {
  /// The visible cells by their items.
  @MainActor fileprivate var cells: [Int: UICollectionViewCell] {
    var cells: [Int: UICollectionViewCell] = [:]
    for path in view.indexPathsForVisibleItems {
      if let item = source.itemIdentifier(for: path) { cells[item] = view.cellForItem(at: path) }
    }
    return cells
  }
}
