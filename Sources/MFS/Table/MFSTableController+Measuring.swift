internal import Foundation
package import UIKit

extension MFSTableController: RowMeasuring {
  /// Fewer rows are measured sooner than other threads are ready for it.
  private static let fewestRows = 512

  /// Measures the rows of a long table on all processors, before the table asks for their heights and builds cells.
  package func measuringRows(of tableView: UITableView, rowCounts: [Int], _ ask: () -> Void) {
    // Where heights are kept, the table is told most of them again.
    guard !rowHeights.areKept, rowCounts.reduce(0, +) >= Self.fewestRows,
      ProcessInfo.processInfo.activeProcessorCount > 1
    else { return ask() }
    let rows = zip(sections.indices, rowCounts).flatMap(ownRows)
    let size = tableView.bounds.size
    let heights = LayoutEnvironment.matching(traitCollection) {
      CoordinatePrecompute(registry: registry, tableSize: size).heightsAtOnce(of: rows.map(\.viewModel))
    }
    rowHeights.removeAll()
    for (row, height) in zip(rows, heights) {
      rowHeights.note(height, ofRowAt: row.path, ObjectIdentifier(row.viewModel), width: size.width)
    }
    rowHeights.areKept = true
    ask()
    rowHeights.areKept = false
  }

  /// The rows of a section that the table knows, but for those that a subclass gives another view model: their heights
  /// are asked for as ever.
  private func ownRows(ofSection section: Int, count: Int) -> [(path: IndexPath, viewModel: any MFSViewModel)]
  {
    sections[section].rows.prefix(count).enumerated().compactMap { row, viewModel in
      let path = IndexPath(row: row, section: section)
      return self.viewModel(at: path) === viewModel ? (path, viewModel) : nil
    }
  }
}
