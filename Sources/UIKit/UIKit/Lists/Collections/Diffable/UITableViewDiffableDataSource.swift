public import Foundation

/// A data source that fills a table from snapshots of identifiers.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of changed rows. Unlike UIKit, all changes happen immediately.
  ///
  /// - Note: No effect on the picture.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot. Unlike UIKit, it does so immediately. `completion` runs as after an animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    AnimationClock.shared.end(
      after: UIScrollView.animationDuration, isAnimated: animatingDifferences, completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot)
  }

  /// Shows a snapshot with new cells. Unlike UIKit, it does so immediately. `completion` runs as after an animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = contents.show(snapshot)
    tableView?.reloadData()
    AnimationClock.shared.end(after: 0, isAnimated: false, completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    _ = contents.show(snapshot)
    tableView?.reloadData()
  }

  private func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    let next = contents.show(snapshot)
    guard let tableView, tableView.dataSource === self else { return }
    tableView.change { $0 = next.changes }
    if !next.reconfigured.isEmpty { tableView.reconfigureRows(at: next.reconfigured) }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    contents.snapshot
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.path(of: itemIdentifier)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { contents.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.count(ofSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = contents.item(at: indexPath) else {
      preconditionFailure("The snapshot has no item at \(indexPath).")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("The cell provider returned nil for the item \(item) at \(indexPath).")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.titleWithoutDataSource()
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.titleWithoutDataSource()
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// - Note: No effect on the picture.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// - Note: No effect on the picture.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
