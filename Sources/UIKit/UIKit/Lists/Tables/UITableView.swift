public import Foundation

/// A view of rows in sections, from top to bottom. Only the visible rows have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The value of a height that the table determines itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  var state = TableState()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setDefaults()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = Self.style(coder)
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    setDefaults()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(tableViewNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UITableView.self) { values in
      UITableView(frame: .zero, style: values.flag() ? .insetGrouped : .plain)
    }
  }

  override var alwaysScrolls: Bool { true }

  private func setDefaults() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardRows() } }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue {
        state.needsHeights = true
        (state.delegateMakesHeaders, state.delegateMakesFooters) = (nil, nil)
      }
      setNeedsLayout()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var rowHeight = automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of a row. If it is positive, the table asks for a row's height only when the row
  /// becomes visible.
  ///
  /// Unlike UIKit, `automaticDimension` does not have this effect: the table asks the delegate for all heights
  /// at once.
  open var estimatedRowHeight = automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of a header. Unlike UIKit, every header and footer is measured when the table loads.
  ///
  /// With 0, as in UIKit, a delegate that makes no header views sets the heights also of headers without a title.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of a footer, with the effects of `estimatedSectionHeaderHeight`.
  open var estimatedSectionFooterHeight = automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight = automaticDimension { didSet { heightsDidChange() } }
  /// The space above each section's header in a plain table. The automatic value is 22 points.
  open var sectionHeaderTopPadding = automaticDimension { didSet { heightsDidChange() } }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { separatorsDidChange() } }
  open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }
  /// The insets of separators from the leading and trailing edges of cells.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      state.separatorInset = newValue
      separatorsDidChange()
    }
  }

  /// The meaning of the separator insets: from the edges of cells, or beside the automatic insets.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsDidChange() }
  }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// - Note: No effect on the picture.
  open var allowsSelectionDuringEditing = false
  /// Whether rows that are edited have a circle for a selection, instead of a control for their editing style.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if isEditing, allowsMultipleSelectionDuringEditing != oldValue { updateEditing() } }
  }

  /// Whether rows show the controls of their editing styles, and a grip if they can be moved.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard state.isEditing != editing else { return }
    state.isEditing = editing
    updateEditing(animated: animated)
  }

  /// The colour of the words of the index at the trailing edge, the tint colour unless it is set.
  open var sectionIndexColor: UIColor? { didSet { state.indexView?.color = sectionIndexColor } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { updateSectionIndex() } }
  /// - Note: No effect on the picture.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which on the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { updateSectionIndex() } }

  /// How cells whose content changes get another height. Unlike UIKit, they always get it.
  ///
  /// - Note: No effect on the picture.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether cells' margins follow the readable width. Unlike UIKit, they do not.
  ///
  /// - Note: No effect on the picture.
  open var cellLayoutMarginsFollowReadableWidth = false

  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override var sizesContentByConstraints: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layoutRows()
    layoutSurroundings()
    layoutSectionIndex()
    prefetchRows()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentSize.height)
  }

  /// Discards all rows and the selection. Counts and heights are asked again when they are next needed.
  open func reloadData() {
    discardRows()
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return state.rowCounts.indices.contains(section) ? state.rowCounts[section] : 0
  }

  /// The number of sections, which is 1 without a data source.
  open var numberOfSections: Int {
    guard dataSource != nil else { return 1 }
    loadIfNeeded()
    return state.rowCounts.count
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(withIdentifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = reusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No cell class is registered for \"\(identifier)\", or its nib makes no cell: call "
          + "register(_:forCellReuseIdentifier:) with a class or a nib."
      )
    }
    if state.extents.contains(indexPath) { cell.frame = frame(of: .row(indexPath)) }
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    reusableHeaderFooterView(withIdentifier: identifier)
  }

  /// Applies changes as one batch. Unlike UIKit, changes outside of a batch are applied immediately, without an
  /// animation, and the completion runs before the next picture is taken.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    AnimationClock.shared.end(
      after: UIScrollView.animationDuration, isAnimated: true, completion.map { body in { body(true) } })
  }

  open func beginUpdates() {
    state.batchDepth += 1
  }

  open func endUpdates() {
    guard state.batchDepth > 0 else { return }
    state.batchDepth -= 1
    if state.batchDepth == 0 { applyChanges() }
  }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Fills the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Returns the rectangle of a section with its header and footer, or zero if there is no such section.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard state.extents.rowCounts.indices.contains(section) else { return .zero }
    let (start, length) = state.extents.extent(ofSection: section)
    return CGRect(x: 0, y: start, width: state.width, height: length)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .header(section: section), section: section)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .footer(section: section), section: section)
  }

  /// Returns the rectangle of a row, or zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return state.extents.contains(indexPath) ? frame(of: .row(indexPath)) : .zero
  }

  /// Returns the row at a point of the content, or nil on a header, on a footer or outside.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return state.extents.part(at: point.y)?.row
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return state.extents.parts(in: rect.minY..<max(rect.maxY, rect.minY)).compactMap(\.row)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    state.cells.first { $1 === cell }?.key
  }

  /// Returns the cell of a visible row, or nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return state.cells[indexPath]
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return state.cells.keys.sorted().compactMap { state.cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return state.cells.keys.sorted()
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row, as far as the content allows. With `none`, it scrolls only as far as the row requires.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    moveToRow(at: indexPath, scrollPosition, animated: animated)
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    state.cellQueues.register(nib, for: identifier)
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    state.headerFooterQueues.register(nib, for: identifier)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    state.cellQueues.register(cellClass, for: identifier)
  }

  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    state.headerFooterQueues.register(viewClass, for: identifier)
  }

  open var indexPathForSelectedRow: IndexPath? { state.selection.min() }

  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selection.isEmpty ? nil : state.selection.sorted()
  }
}
