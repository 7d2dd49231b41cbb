public import Foundation

/// A data source that fills a collection view from snapshots of identifiers.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers of moved cells. Unlike UIKit, they are never called, as the user moves no cells.
  ///
  /// - Note: No effect on the picture.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers of expanded and collapsed items. Unlike UIKit, they are never called, as the user taps no
  /// chevron.
  ///
  /// - Note: No effect on the picture.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot. Unlike UIKit, it does so immediately. `completion` runs as after an animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(contents.show(snapshot))
    AnimationClock.shared.end(
      after: UIScrollView.animationDuration, isAnimated: animatingDifferences, completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(contents.show(snapshot))
  }

  /// Shows a snapshot with new cells. Unlike UIKit, it does so immediately. `completion` runs as after an animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = contents.show(snapshot)
    collectionView?.reloadData()
    AnimationClock.shared.end(after: 0, isAnimated: false, completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    _ = contents.show(snapshot)
    collectionView?.reloadData()
  }

  /// Shows the visible items of a section's own snapshot. Unlike UIKit, it does so immediately. `completion` runs
  /// as after an animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    showSection(snapshot, section)
    AnimationClock.shared.end(
      after: UIScrollView.animationDuration, isAnimated: animatingDifferences, completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    showSection(snapshot, section)
  }

  private func showSection(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ section: SectionIdentifierType
  ) {
    show(contents.show(snapshot, in: section))
    for case let cell as UICollectionViewListCell in collectionView?.shownCells.map(\.view) ?? [] {
      if let path = collectionView?.indexPath(for: cell), let item = contents.item(at: path) {
        outline(cell, item)
      }
    }
  }

  private func show(_ next: (changes: IndexPathChanges, reconfigured: [IndexPath])) {
    guard let collectionView, collectionView.dataSource === self else { return }
    collectionView.change { $0 = next.changes }
    if !next.reconfigured.isEmpty { collectionView.reconfigureItems(at: next.reconfigured) }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    contents.snapshot
  }

  /// Returns the section's own snapshot. If none was applied, it returns a flat snapshot of the section's
  /// items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let own = contents.sectionSnapshots[section] { return own }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(contents.snapshot.items[section] ?? [])
    return flat
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.path(of: itemIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    contents.count(ofSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = contents.item(at: indexPath) else {
      preconditionFailure("The snapshot has no item at \(indexPath).")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider returned nil for the item \(item) at \(indexPath).")
    }
    if let cell = cell as? UICollectionViewListCell { outline(cell, item) }
    return cell
  }

  /// Shows the level of an item in an outline and whether the item is expanded.
  private func outline(_ cell: UICollectionViewListCell, _ item: ItemIdentifierType) {
    guard let outline = contents.outline(of: item) else { return }
    cell.listParts.isOutlined = true
    cell.indentationLevel = outline.level
    cell.isExpanded = outline.isExpanded
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionViewDiffableDataSource {
  /// The closures for moving a cell.
  ///
  /// - Note: No effect on the picture.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// The closures for expanding and collapsing an item of an outline.
  ///
  /// - Note: No effect on the picture.
  public struct SectionSnapshotHandlers {
    public typealias Contents = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent: ((ItemIdentifierType, Contents) -> Contents)?

    public init() {}
  }
}

/// The changes that result from moving a cell.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// - Note: No effect on the picture.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// - Note: No effect on the picture.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}
