import Foundation

extension UITableView {
  func rect(of part: TablePart, section: Int) -> CGRect {
    loadIfNeeded()
    return state.extents.rowCounts.indices.contains(section) ? frame(of: part) : .zero
  }

  /// The cells, headers and footers that are shown now, without laying anything out.
  package var shownCells: [IndexPath: UITableViewCell] { state.cells }

  package var shownHeaders: [Int: UIView] { state.headers }

  package var shownFooters: [Int: UIView] { state.footers }
}
