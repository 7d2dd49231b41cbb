import CellSnapshots
package import Foundation
package import UIKit

/// The headers, or the footers, of a table's sections, shown one at a time.
@MainActor
package struct TableSections: ReusedViews {
  package enum Part: CaseIterable {
    case header
    case footer
  }

  package let table: UITableView
  package let part: Part
  /// The sections with such a view, each as the index path of its first row.
  package let paths: [IndexPath]

  /// The minimum height that is shown, in points. Apps use `leastNormalMagnitude` for no header.
  private static let minimumHeight: CGFloat = 0.001

  /// Takes all headers or footers that have a height.
  package init(_ part: Part, of table: UITableView) {
    self.init(
      part, of: table,
      at: (0..<table.numberOfSections).map { IndexPath(row: 0, section: $0) }
        .filter { Self.rect(of: part, at: $0, in: table).height > Self.minimumHeight })
  }

  package init(_ part: Part, of table: UITableView, at paths: [IndexPath]) {
    self.table = table
    self.part = part
    self.paths = paths
  }

  package func freshView(at path: IndexPath) -> UIView? {
    table.forgetCells()
    return view(at: path)
  }

  package func reusedView(at path: IndexPath, after first: IndexPath) -> UIView? {
    guard let used = freshView(at: first) else { return nil }
    if first == path { table.showNoRow() }
    let view = view(at: path)
    return view === used ? view : nil
  }

  package func identifier(of view: UIView) -> String? {
    (view as? UITableViewHeaderFooterView)?.reuseIdentifier
  }

  package func name(of path: IndexPath, in place: EntryPlace) -> String {
    let row: LayoutRow = part == .header ? .header(section: path.section) : .footer(section: path.section)
    return row.text(hasSections: true)
  }

  private func view(at path: IndexPath) -> UIView? {
    part == .header
      ? table.showHeader(inSection: path.section) : table.showFooter(inSection: path.section)
  }

  private static func rect(of part: Part, at path: IndexPath, in table: UITableView) -> CGRect {
    switch part {
    case .header: table.rectForHeader(inSection: path.section)
    case .footer: table.rectForFooter(inSection: path.section)
    }
  }
}
