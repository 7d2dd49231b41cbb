internal import Foundation

extension UITableView {
  /// Discards every cell, header and footer, whether shown or queued, so that the next row gets a new cell.
  package func forgetCells() {
    showNoRow()
    state.cellQueues.removeAll()
    state.headerFooterQueues.removeAll()
  }

  /// Shows one row alone, in a queued cell if there is one.
  package func showRow(at path: IndexPath) -> UITableViewCell? {
    show(rectForRow(at: path))
    return state.cells[path]
  }

  /// Shows a section's header alone, in a queued view if there is one.
  package func showHeader(inSection section: Int) -> UIView? {
    show(rectForHeader(inSection: section))
    return state.headers[section]
  }

  /// Shows a section's footer alone, in a queued view if there is one.
  package func showFooter(inSection section: Int) -> UIView? {
    show(rectForFooter(inSection: section))
    return state.footers[section]
  }

  /// Removes all rows from the screen and queues their cells for reuse.
  package func showNoRow() {
    loadIfNeeded()
    show(CGRect(x: 0, y: state.extents.end + 1, width: bounds.width, height: 1))
  }

  private func show(_ rect: CGRect) {
    state.pictured = rect
    state.setReuse(true)
    setNeedsLayout()
    layoutIfNeeded()
  }
}
