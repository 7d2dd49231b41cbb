public import Foundation

/// Rows in sections from top to bottom, of which only those in sight have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Stands for a height that the table works out itself.
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
    style = .plain
    super.init(coder: coder)
    setDefaults()
  }

  private func setDefaults() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardRows() } }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { state.needsHeights = true }
      setNeedsLayout()
    }
  }

  open var rowHeight = automaticDimension { didSet { heightsDidChange() } }
  /// A positive height makes the table ask for a row's height only when the row comes into sight.
  ///
  /// Unlike UIKit, `automaticDimension` does not: heights the delegate answers are all asked at once then.
  open var estimatedRowHeight = automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight = automaticDimension { didSet { heightsDidChange() } }
  /// The room above each section's header in a plain table; automatic are 22 points.
  open var sectionHeaderTopPadding = automaticDimension { didSet { heightsDidChange() } }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { separatorsDidChange() } }
  open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }
  /// Where separators begin and end, counted from the leading and the trailing edge of cells.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      state.separatorInset = newValue
      separatorsDidChange()
    }
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

  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layoutRows()
    layoutSurroundings()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentSize.height)
  }

  /// Forgets all rows and the selection; numbers and heights are asked again when they are next needed.
  open func reloadData() {
    discardRows()
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return state.rowCounts.indices.contains(section) ? state.rowCounts[section] : 0
  }

  open var numberOfSections: Int {
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
        "No cell class is registered for \"\(identifier)\": register one with register(_:forCellReuseIdentifier:)."
      )
    }
    if state.extents.contains(indexPath) { cell.frame = frame(of: .row(indexPath)) }
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    reusableHeaderFooterView(withIdentifier: identifier)
  }

  /// Unlike UIKit, changes outside of a batch are applied at once, without an animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
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
}

extension UITableView {
  /// How a table shows its sections.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
}

extension UITableView {
  /// How changed rows come and go. Unlike UIKit, all changes happen at once.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}

extension UITableView {
  /// Where a row is to be after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}
