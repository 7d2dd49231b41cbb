internal import Foundation

extension UITableView {
  /// Lets go of every cell, shown or waiting, so that the next row gets a new one.
  package func forgetCells() {
    showNoRow()
    state.cellQueues.removeAll()
    state.headerFooterQueues.removeAll()
  }

  /// Shows a row and no other, by a cell that waits for reuse where there is one.
  package func showRow(at path: IndexPath) -> UITableViewCell? {
    show(rectForRow(at: path))
    return state.cells[path]
  }

  /// Shows a section's header alone, by a view that waits for reuse where there is one.
  package func showHeader(inSection section: Int) -> UIView? {
    show(rectForHeader(inSection: section))
    return state.headers[section]
  }

  /// Shows a section's footer alone, by a view that waits for reuse where there is one.
  package func showFooter(inSection section: Int) -> UIView? {
    show(rectForFooter(inSection: section))
    return state.footers[section]
  }

  /// Takes every row off the screen; the cells wait for reuse.
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
