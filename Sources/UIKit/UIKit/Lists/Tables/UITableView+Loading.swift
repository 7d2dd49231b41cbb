import Foundation

extension UITableView {
  /// Asks for the counts and heights that are missing.
  func loadIfNeeded() {
    if state.width != bounds.width { state.needsHeights = true }
    guard state.needsCounts || state.needsHeights, !state.isLoading else { return }
    state.isLoading = true
    defer { state.isLoading = false }
    if state.needsCounts {
      state.rowCounts = askCounts()
      updateSectionIndex()
    }
    state.needsCounts = false
    state.prefetched = []
    state.needsHeights = false
    state.width = bounds.width
    state.delegateLacksHeights = false
    state.delegateLacksEstimates = false
    state.delegateLacksIndentation = false
    let (rowCounts, delegate) = (state.rowCounts, delegate ?? NoDelegate())
    let hasEstimate = estimatedRowHeight > 0
    var estimated: [[Bool]] = []
    estimated.reserveCapacity(rowCounts.count)
    var heights: [CGFloat] = []
    heights.reserveCapacity(rowCounts.reduce(2 * rowCounts.count, +))
    let measuring = hasEstimate ? nil : rowMeasuring(rowCounts, delegate)
    measuring?.tableView(self, willAskForHeightsOfRows: rowCounts)
    for (section, count) in rowCounts.enumerated() {
      heights.append(height(ofHeader: section, delegate))
      let isLazy = hasEstimate || answersEstimates(inSection: section, count: count, delegate)
      estimated.append(
        appendRowHeights(to: &heights, section: section, count: count, isLazy: isLazy, delegate))
      heights.append(height(ofFooter: section, delegate))
    }
    measuring?.tableViewDidAskForHeights(self)
    state.extents = TableExtents(rowCounts: rowCounts, heights: heights)
    state.estimated = estimated
    extentsDidChange()
  }

  /// Returns the delegate if it has to be notified before it is asked for the heights of all rows.
  private func rowMeasuring(_ rowCounts: [Int], _ delegate: any UITableViewDelegate) -> (any RowMeasuring)? {
    guard let measuring = delegate as? any RowMeasuring, let first = rowCounts.firstIndex(where: { $0 > 0 }),
      !answersEstimates(inSection: first, count: rowCounts[first], delegate)
    else { return nil }
    return measuring
  }

  private func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    // A closure would check on each call that it runs on the main thread.
    for section in 0..<sections {
      counts.append(max(dataSource.tableView(self, numberOfRowsInSection: section), 0))
    }
    return counts
  }

  /// Appends the heights of a section's rows and returns which of them are estimates. The array is empty if
  /// none is.
  ///
  /// - Parameter isLazy: Whether rows that are not visible have estimates.
  private func appendRowHeights(
    to heights: inout [CGFloat], section: Int, count: Int, isLazy: Bool, _ delegate: any UITableViewDelegate
  ) -> [Bool] {
    var estimated: [Bool] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = isLazy ? Self.automaticDimension : exactHeight(ofRowAt: path, delegate)
      if height < 0 {
        if estimated.isEmpty { estimated = Array(repeating: false, count: count) }
        estimated[row] = true
      }
      heights.append(height < 0 ? estimatedHeight(ofRowAt: path) : height)
    }
    return estimated
  }

  private func answersEstimates(
    inSection section: Int, count: Int, _ delegate: any UITableViewDelegate
  ) -> Bool {
    guard count > 0, !state.delegateLacksEstimates else { return false }
    _ = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
    return !state.delegateLacksEstimates
  }

  /// Returns the height of a row if it is known without a cell, otherwise `automaticDimension`.
  ///
  /// - Parameter delegate: The table's delegate. Reading the weak reference again for each row would take
  ///   longer than many heights do.
  func exactHeight(ofRowAt path: IndexPath, _ delegate: any UITableViewDelegate) -> CGFloat {
    state.delegateLacksHeights ? rowHeight : delegate.tableView(self, heightForRowAt: path)
  }

  private func estimatedHeight(ofRowAt path: IndexPath) -> CGFloat {
    var height = estimatedRowHeight
    if !state.delegateLacksEstimates, let delegate {
      height = delegate.tableView(self, estimatedHeightForRowAt: path)
    }
    return height > 0 ? height : rowHeight > 0 ? rowHeight : TableMetrics.rowHeight(.current)
  }

  /// Returns the height for a delegate without `tableView(_:heightForRowAt:)`, and notes that it need not be
  /// asked again.
  func heightWithoutDelegate() -> CGFloat {
    state.delegateLacksHeights = true
    return rowHeight
  }

  func estimatedHeightWithoutDelegate() -> CGFloat {
    state.delegateLacksEstimates = true
    return estimatedRowHeight
  }

  func indentationLevelWithoutDelegate() -> Int {
    state.delegateLacksIndentation = true
    return 0
  }

  func heightsDidChange() {
    state.needsHeights = true
    setNeedsLayout()
  }

  /// Updates the content size for the current heights.
  func extentsDidChange() {
    state.extents.leading = (tableHeaderView?.bounds.height ?? 0).soundLength
    let height = state.extents.end + (tableFooterView?.bounds.height ?? 0).soundLength
    contentSize = CGSize(width: bounds.width, height: height)
  }

  /// Removes everything from the screen. The counts are asked again when they are next needed.
  func discardRows() {
    for path in state.cells.keys.sorted() { recycle(rowAt: path) }
    for section in state.headers.keys.sorted() { recycleHeader(section) }
    for section in state.footers.keys.sorted() { recycleFooter(section) }
    state.selection = []
    state.needsCounts = true
    state.needsHeights = true
    setNeedsLayout()
  }
}

/// A delegate that implements no optional method.
private final class NoDelegate: UITableViewDelegate {}
