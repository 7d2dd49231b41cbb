public import UIKit

/// A table controller with one view model for each row; the registry finds the cells and the heights.
///
/// ```swift
/// final class MessagesController: MFSTableController {
///   var messages: [MessageCellVM] = []
///   var fetchMessages: () async throws -> [MessageCellVM] = { [] }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     registry.register(MessageCell.self)
///     sections = [TableSection(messages)]
///     fetchNextViewModels = { [fetchMessages] in try await fetchMessages() }
///   }
/// }
/// ```
///
/// A subclass that overrides a method of the data source or delegate calls super's, or does its work itself.
open class MFSTableController: UITableViewController, UITableViewDataSourcePrefetching {
  public var registry = CellRegistry()

  /// The rows; setting them reloads the table.
  public var sections: [TableSection] = [] {
    didSet {
      if isTakingPage, insertRows(appendedTo: oldValue) { return }
      rowHeights.removeAll()
      rowCounts.removeAll()
      if isViewLoaded { tableView.reloadData() }
    }
  }
  var rowCounts = SectionRowCounts()
  /// Whether the rows change because a page came.
  var isTakingPage = false

  /// Gives the view models of the next page, an empty array after the last; with none set the table doesn't page.
  ///
  /// The controller keeps the closure, so it must not keep the controller.
  public var fetchNextViewModels: (@MainActor () async throws -> [any MFSViewModel])?

  /// Turns while a page is loading; a subclass puts it into its table footer, or leaves it to `makeSpinnerFooter()`.
  public let footerSpinner = UIActivityIndicatorView(style: .medium)

  public internal(set) var paging = TablePaging()

  /// The page that is loading, for a caller that waits for it.
  public internal(set) var pageTask: Task<Void, Never>?
  /// Prepares what is near the screen while nothing moves.
  var nearbyTask: Task<Void, any Error>?
  /// The rows that come into sight soon, and those of them that are being prepared.
  package var comingRows: [IndexPath] = []
  var comingTasks: [IndexPath: Task<Void, any Error>] = [:]
  /// Whether frames, heights and contents are made before the table asks; only what measures how much that saves says no.
  package var computesAhead = true
  /// Tells the page that is loading from one that was cancelled.
  var pageNumber = 0

  var rowHeights = RowHeights()
  /// Whether the table asks for all heights now, and the environment was found to be that of its traits, which is never
  /// looked for on Apple's platforms: to look again for each row takes as long as its height.
  var isAskedInCurrentEnvironment = false
  /// What the visible cells are laid out for.
  var environment: LayoutEnvironment?
  var width: CGFloat?

  deinit {
    pageTask?.cancel()
    nearbyTask?.cancel()
    for task in comingTasks.values { task.cancel() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.prefetchDataSource = self
  }

  /// By default that of the sections.
  ///
  /// An override that answers another one for a row than before tells so by `rowHeightDidChange(of:)`, or has the table
  /// loaded again.
  open func viewModel(at indexPath: IndexPath) -> (any MFSViewModel)? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  /// Puts a page behind the rows; by default into the last section.
  ///
  /// Where nothing else changes, the rows that were there keep their heights, but for those in sight, and those in sight
  /// their cells.
  open func append(_ viewModels: [any MFSViewModel]) {
    if sections.isEmpty {
      sections = [TableSection(viewModels)]
    } else {
      sections[sections.count - 1].rows += viewModels
    }
  }

  /// Told why a page could not be fetched; the next scroll tries again.
  open func pageDidFail(_ error: any Error) {
    Warnings.report("\(type(of: self)) could not fetch its next rows: \(error)")
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    reloadInNewEnvironment()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    resizeCellsInNewWidth()
    centerFooterSpinner()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { reloadInNewEnvironment() }
  }

  open override func numberOfSections(in tableView: UITableView) -> Int {
    rowCounts.begin(sectionCount: sections.count)
    return sections.count
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCounts.tell(section, of: sections)
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let viewModel = viewModel(at: indexPath) else { return UITableViewCell() }
    return LayoutEnvironment.matching(traitCollection) {
      registry.cell(for: viewModel, in: tableView, tableSize: tableView.bounds.size)
    }
  }

  open override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let size = tableView.bounds.size
    if let height = rowHeights.keptHeight(ofRowAt: indexPath, width: size.width) { return height }
    guard let viewModel = viewModel(at: indexPath) else { return CellRegistry.defaultHeight }
    let height =
      isAskedInCurrentEnvironment
      ? registry.height(of: viewModel, tableSize: size)
      : LayoutEnvironment.matching(traitCollection) { registry.height(of: viewModel, tableSize: size) }
    // A subclass may give a row another view model, of which nothing says how long it lives.
    if sectionsRow(at: indexPath) == ObjectIdentifier(viewModel) {
      rowHeights.note(height, ofRowAt: indexPath, ObjectIdentifier(viewModel), width: size.width)
    } else {
      rowHeights.forget(rowAt: indexPath)
    }
    return height
  }

  /// The view model that a row has in the sections.
  private func sectionsRow(at path: IndexPath) -> ObjectIdentifier? {
    let (section, row) = (path.section, path.row)
    guard sections.indices.contains(section), sections[section].rows.indices.contains(row) else { return nil }
    return ObjectIdentifier(sections[section].rows[row])
  }

  open override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    comingTasks[indexPath] = nil
    (cell as? any MFSCell)?.resizeIfPutOff()
  }

  open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prepareSoon(rowsAt: indexPaths)
  }

  open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelPreparing(rowsAt: indexPaths)
  }

  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    loadNextPageIfNeeded()
  }

  open override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    nearbyTask?.cancel()
  }

  open override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { prepareNearbyContents() }
  }

  open override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    prepareNearbyContents()
  }
}
