internal import UIKit

extension MFSTableController {
  /// Reloads heights and cells if the text size, scale or layout direction changed since the last layout.
  func reloadInNewEnvironment() {
    MFSLayoutEnvironment.matching(traitCollection) {
      let current = MFSLayoutEnvironment.current
      defer { environment = current }
      guard let environment, environment != current else { return }
      rowHeights.removeAll()
      tableView.reloadData()
    }
  }

  /// Resizes the visible cells after a rotation, for cells whose class does not override `layoutSubviews`.
  func resizeCellsInNewWidth() {
    let current = tableView.bounds.width
    defer { width = current }
    guard let width, width != current else { return }
    for cell in tableView.visibleCells { (cell as? any MFSCell)?.sizeDidChange() }
  }
}
