public import Foundation

/// A view of items that a layout places. Only the visible items have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private var layout: UICollectionViewLayout
  var state = CollectionState()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a new flow layout. Unlike UIKit, it raises no exception.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    layout.collectionView = self
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(collectionViewNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UICollectionView.self) { _ in
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      layout.collectionView = nil
      layout = newValue
      newValue.collectionView = self
      newValue.invalidateLayout()
      state.asksForOffset = state.preparedSize != nil
    }
  }

  /// Sets the layout. Unlike UIKit, an animated change also happens immediately.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardItems() } }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { layout.invalidateLayout() }
    }
  }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether the view is in editing mode, in which list cells show their accessories for editing.
  open var isEditing = false { didSet { if isEditing != oldValue { updateListCells() } } }

  open override var frame: CGRect {
    willSet {
      let size = newValue.size
      if size != bounds.size { boundsWillChange(to: CGRect(origin: bounds.origin, size: size)) }
    }
  }

  open override var bounds: CGRect {
    willSet { if newValue != bounds { boundsWillChange(to: newValue) } }
  }

  /// The point of the content at the top left corner of the view. An offset that the app sets after a change stays.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if !isFollowingInset { state.asksForOffset = false }
      super.contentOffset = newValue
    }
  }

  private func boundsWillChange(to bounds: CGRect) {
    guard layout.isValid, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  func layoutWasInvalidated() {
    guard !state.isSizing else { return }
    state.sizedElements = []
    setNeedsLayout()
  }

  open override var contentSize: CGSize {
    get {
      prepareLayoutIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  override var sizesContentByConstraints: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if state.asksForOffset { takeTargetOffset() }
    layOutElements()
    prefetchItems()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Discards all items and the selection. The data source is asked again when items are next needed.
  open func reloadData() {
    discardItems()
  }

  private func discardItems() {
    for key in state.views.keys.sorted() { recycle(key) }
    state.itemCounts = nil
    state.selection = []
    state.prefetched = []
    layout.invalidateLayout()
  }

  open var numberOfSections: Int {
    loadedCounts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    reusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    reusableView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// Applies changes as one batch. Unlike UIKit, they are applied immediately, and the completion runs before the next
  /// picture is taken.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    state.batchDepth += 1
    updates?()
    state.batchDepth -= 1
    if state.batchDepth == 0 { applyChanges() }
    AnimationClock.shared.end(
      after: UIScrollView.animationDuration, isAnimated: true, completion.map { body in { body(true) } })
  }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Fills the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return shown(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return shown(collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// Returns the cell of a visible item, or nil for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return shownCell(at: indexPath)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    return state.views[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// The visible cells. Unlike UIKit, they are sorted by index path.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(shownCell)
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return state.views.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    let keys = state.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
    return keys.sorted().compactMap { state.views[$0] }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return state.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.sorted()
      .map(\.indexPath)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    state.views.first { $1 === cell }?.key.indexPath
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let rect = flipped(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return attributes.compactMap(shown).last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls to an item, as far as the content allows.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayoutIfNeeded()
    let scrollsAcross = scrollStrip(to: indexPath, at: scrollPosition)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else {
      scrollRectToVisible(frame, animated: animated)
      return
    }
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - inset.left }
    if scrollsAcross, collectionViewLayout.collectionViewContentSize.width <= bounds.width {
      offset.x = contentOffset.x
    }
    setContentOffset(restricted(offset), animated: animated)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    state.cellQueues.register(nib, for: identifier)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    state.supplementaryQueues[kind, default: ReuseQueues()].register(nib, for: identifier)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    state.cellQueues.register(cellClass, for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    state.supplementaryQueues[elementKind, default: ReuseQueues()].register(viewClass, for: identifier)
  }

  open var indexPathsForSelectedItems: [IndexPath]? { state.selection.sorted() }
}

extension UICollectionView {
  /// The place of an item after scrolling to it, in either direction.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
