public import Foundation

extension UITableView {
  /// The rectangle of a section with its header and footer, or zero where there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard state.extents.rowCounts.indices.contains(section) else { return .zero }
    let (start, length) = state.extents.extent(ofSection: section)
    return CGRect(x: 0, y: start, width: state.width, height: length)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .header(section: section), section: section)
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .footer(section: section), section: section)
  }

  /// The rectangle of a row, or zero where there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return state.extents.contains(indexPath) ? frame(of: .row(indexPath)) : .zero
  }

  private func rect(of part: TablePart, section: Int) -> CGRect {
    loadIfNeeded()
    return state.extents.rowCounts.indices.contains(section) ? frame(of: part) : .zero
  }

  /// The row at a point of the content, or nil on a header, a footer or outside.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return state.extents.part(at: point.y)?.row
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return state.extents.parts(in: rect.minY..<max(rect.maxY, rect.minY)).compactMap(\.row)
  }

  /// The cells, headers and footers that are shown now, without laying anything out.
  package var shownCells: [IndexPath: UITableViewCell] { state.cells }
  package var shownHeaders: [Int: UIView] { state.headers }
  package var shownFooters: [Int: UIView] { state.footers }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    state.cells.first { $1 === cell }?.key
  }

  /// The cell of a row that is in sight, else nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return state.cells[indexPath]
  }

  /// The cells in sight from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return state.cells.keys.sorted().compactMap { state.cells[$0] }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return state.cells.keys.sorted()
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.headers[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls as far as the content goes; with `none` as little as shows the row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    guard rect != .zero else { return }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch scrollPosition {
    case .none:
      scrollRectToVisible(rect, animated: animated)
      return
    case .top: offset.y = rect.minY - inset.top
    case .middle: offset.y = rect.midY - room / 2 - inset.top
    case .bottom: offset.y = rect.maxY - room - inset.top
    }
    setContentOffset(restricted(offset), animated: animated)
  }
}
