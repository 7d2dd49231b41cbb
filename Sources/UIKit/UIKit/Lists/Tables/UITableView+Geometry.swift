import Foundation

extension UITableView {
  func rect(of part: TablePart, section: Int) -> CGRect {
    loadIfNeeded()
    return state.extents.rowCounts.indices.contains(section) ? frame(of: part) : .zero
  }

  /// The cells that are shown now. Reading them does not lay anything out.
  package var shownCells: [IndexPath: UITableViewCell] { state.cells }

  /// The headers that are shown now, by section. Reading them does not lay anything out.
  package var shownHeaders: [Int: UIView] { state.headers }

  /// The footers that are shown now, by section. Reading them does not lay anything out.
  package var shownFooters: [Int: UIView] { state.footers }
}
