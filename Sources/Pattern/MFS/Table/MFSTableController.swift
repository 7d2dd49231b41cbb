public import UIKit

/// A table controller with one view model for each row. The registry finds the cells and the heights.
///
/// ```swift
/// final class MessagesController: MFSTableController {
///   var messages: [MessageCellVM] = []
///   var fetchMessages: () async throws -> [MessageCellVM] = { [] }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     registry.register(MessageCell.self)
///     sections = [MFSTableSection(messages)]
///     fetchNextViewModels = { [fetchMessages] in try await fetchMessages() }
///   }
/// }
/// ```
///
/// A subclass that overrides a method of the data source or delegate calls super's method, or does its work itself.
open class MFSTableController: UITableViewController, UITableViewDataSourcePrefetching {
  /// The registry that finds the cells and the heights.
  public var registry = MFSCellRegistry()

  /// The sections with their rows. Setting them reloads the table.
  public var sections: [MFSTableSection] = [] {
    didSet {
      if isTakingPage, insertRows(appendedTo: oldValue) { return }
      rowHeights.removeAll()
      rowCounts.removeAll()
      if isViewLoaded { tableView.reloadData() }
    }
  }
  var rowCounts = SectionRowCounts()
  /// Whether the rows change because a page arrived.
  var isTakingPage = false

  /// The closure that returns the view models of the next page, and an empty array after the last one. If it is
  /// nil, the table does not page.
  ///
  /// The controller keeps the closure, so the closure must not keep the controller.
  public var fetchNextViewModels: (@MainActor () async throws -> [any MFSViewModel])?

  /// The spinner that turns while a page is loading. A subclass puts it into its table footer, or uses
  /// `makeSpinnerFooter()`.
  public let footerSpinner = UIActivityIndicatorView(style: .medium)

  /// The state of paging.
  public internal(set) var paging = MFSTablePaging()

  /// The task of the page that is loading, for a caller that waits for it.
  public internal(set) var pageTask: Task<Void, Never>?
  /// The task that prepares rows near the screen while nothing moves.
  var nearbyTask: Task<Void, any Error>?
  /// The rows that will soon come into sight. `comingTasks` holds the tasks of those that are being prepared.
  package var comingRows: [IndexPath] = []
  var comingTasks: [IndexPath: Task<Void, any Error>] = [:]
  /// Whether frames, heights and contents are made before the table asks. It is false only to measure how much time
  /// that saves.
  package var computesAhead = true
  /// Tells the page that is loading from one that was cancelled.
  var pageNumber = 0

  var rowHeights = RowHeights()
  /// Whether the table is asking for all heights, and the current environment matches the table's traits. Checking
  /// this again for each row would take as long as its height. It is always false on Apple's platforms.
  var isAskedInCurrentEnvironment = false
  /// The environment that the visible cells are laid out for. `width` is the table's width that they are laid out
  /// for.
  var environment: MFSLayoutEnvironment?
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

  /// Returns the view model of a row. By default it is the one in `sections`.
  ///
  /// If an override returns another view model for a row than before, it calls `rowHeightDidChange(of:)` or reloads
  /// the table.
  open func viewModel(at indexPath: IndexPath) -> (any MFSViewModel)? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  /// Adds a page after the rows. By default the rows go into the last section.
  ///
  /// If nothing else changes, the earlier rows keep their heights, except for visible rows. Visible rows keep their
  /// cells.
  open func append(_ viewModels: [any MFSViewModel]) {
    if sections.isEmpty {
      sections = [MFSTableSection(viewModels)]
    } else {
      sections[sections.count - 1].rows += viewModels
    }
  }

  /// Reports why a page could not be fetched. The next scroll tries again.
  open func pageDidFail(_ error: any Error) {
    MFSWarnings.report("\(type(of: self)) could not fetch its next rows: \(error)")
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
    return MFSLayoutEnvironment.matching(traitCollection) {
      registry.cell(for: viewModel, in: tableView, tableSize: tableView.bounds.size)
    }
  }

  open override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let size = tableView.bounds.size
    if let height = rowHeights.keptHeight(ofRowAt: indexPath, width: size.width) { return height }
    guard let viewModel = viewModel(at: indexPath) else { return MFSCellRegistry.defaultHeight }
    let height =
      isAskedInCurrentEnvironment
      ? registry.height(of: viewModel, tableSize: size)
      : MFSLayoutEnvironment.matching(traitCollection) { registry.height(of: viewModel, tableSize: size) }
    // A subclass may give a row another view model, whose lifetime is unknown.
    if sectionsRow(at: indexPath) == ObjectIdentifier(viewModel) {
      rowHeights.note(height, ofRowAt: indexPath, ObjectIdentifier(viewModel), width: size.width)
    } else {
      rowHeights.forget(rowAt: indexPath)
    }
    return height
  }

  /// Returns the identifier of the view model that a row has in the sections.
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
