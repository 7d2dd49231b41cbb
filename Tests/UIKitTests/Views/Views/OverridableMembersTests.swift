import Testing
import UIKit

/// Tests of UIKit's members that apps and their tests override.
@MainActor @Suite struct OverridableMembersTests {
  private final class Table: UITableView {
    var calls: [String] = []

    override func reloadData() { calls.append("reloadData") }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      calls.append("register \(identifier)")
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insert \(indexPaths.count)")
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    override var visibleCells: [UITableViewCell] { [UITableViewCell()] }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    override func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
      calls.append("scroll")
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class Collection: UICollectionView {
    var calls: [String] = []

    override func reloadData() { calls.append("reloadData") }
    override func insertItems(at indexPaths: [IndexPath]) { calls.append("insert \(indexPaths.count)") }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    override var visibleCells: [UICollectionViewCell] { [] }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private final class Moved: UIView {
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 7, y: 7) }
    override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  }

  @Test func `a table's members can be overridden`() {
    let table = Table(frame: .zero)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var updated = false
    table.performBatchUpdates {
      updated = true
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(updated)
    #expect(table.calls == ["register cell", "batch", "insert 1", "scroll"])
    #expect(table.visibleCells.count == 1)
  }

  @Test func `a new data source does not call reloadData`() {
    let source = Source()
    let (table, collection) = (
      Table(frame: .zero), Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    )
    table.dataSource = source
    collection.dataSource = source
    #expect(table.calls == [])
    #expect(collection.calls == [])
  }

  @Test func `a view's members can be overridden`() {
    #expect(Moved().convert(.zero, to: nil) == CGPoint(x: 7, y: 7))
    var isAnimated = false
    Moved.animate(withDuration: 1) { isAnimated = true }
    #expect(!isAnimated)
    UIView.animate(withDuration: 1) { isAnimated = true }
    #expect(isAnimated)
  }

  @Test func `the closure of a batch update does not escape`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var count = 0
    func update(_ body: () -> Void) {
      // This would not compile if the closure escaped.
      collection.performBatchUpdates(body)
    }
    update { count += 1 }
    #expect(count == 1)
  }
}
