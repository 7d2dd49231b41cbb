import Foundation
import Testing

@testable import UIKit

@MainActor struct ListMemberTests {
  private final class Source: NSObject, UITableViewDataSource {
    var words = ["a", "b", "c"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
  }

  @Test func `a moved row keeps its cell`() {
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), Source())
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    source.words = ["b", "c", "a"]
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    table.layoutIfNeeded()
    #expect(cell != nil)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
  }

  @Test func `an item that is deselected is not selected`() {
    let probe = CollectionProbe(3)
    let view = probe.view(UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.deselectItem(at: path, animated: false)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `the visible headers are known by their sections`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let probe = CollectionProbe(1, 1)
    let view = probe.view(layout)
    view.layoutIfNeeded()
    let paths = view.indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(paths.sorted() == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
  }

  @Test func `a spacing is either fixed or flexible`() {
    let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(8), NSCollectionLayoutSpacing.flexible(8))
    #expect(fixed.isFixedSpacing && !fixed.isFlexibleSpacing)
    #expect(flexible.isFlexibleSpacing && !flexible.isFixedSpacing)
  }

  @Test func `the offset of an anchor is absolute unless it is a fraction`() {
    #expect(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)).isAbsoluteOffset)
    #expect(!NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2)).isAbsoluteOffset)
  }

  @Test func `the handlers of a data source are called by nobody`() {
    let probe = CollectionProbe(1)
    let view = probe.view(UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    var count = 0
    source.reorderingHandlers.canReorderItem = { _ in
      count += 1
      return true
    }
    source.reorderingHandlers.willReorder = { _ in count += 1 }
    source.reorderingHandlers.didReorder = { _ in count += 1 }
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      count += 1
      return true
    }
    source.sectionSnapshotHandlers.willExpandItem = { _ in count += 1 }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in
      count += 1
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { _ in count += 1 }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, snapshot in
      count += 1
      return snapshot
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(count == 0)
  }
}
