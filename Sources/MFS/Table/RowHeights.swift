internal import UIKit

/// The heights that a table was told, for a reload that adds rows and changes none out of sight.
struct RowHeights {
  private struct Row {
    var viewModel: ObjectIdentifier
    /// In points.
    var height: CGFloat
  }

  /// By section and row, so that a long table finds them without a look at its view models; nil where none is known.
  private var rows: [[Row?]] = []
  /// The table's width that they are for, in points.
  private var width: CGFloat = 0
  /// Whether the table is told them again.
  var areKept = false

  mutating func removeAll() {
    rows.removeAll()
  }

  /// Has a row asked for its height again, and all of them where none is known to have the view model.
  mutating func forget(_ viewModel: any MFSViewModel) {
    let identifier = ObjectIdentifier(viewModel)
    var isKnown = false
    for section in rows.indices {
      for row in rows[section].indices where rows[section][row]?.viewModel == identifier {
        rows[section][row] = nil
        isKnown = true
      }
    }
    if !isKnown { removeAll() }
  }

  /// What the table was told of a row at this width, while that is kept.
  func keptHeight(
    ofRowAt path: IndexPath, _ viewModel: ObjectIdentifier, width: CGFloat
  ) -> CGFloat? {
    let (section, row) = (path.section, path.row)
    guard areKept, width == self.width, section < rows.count, row < rows[section].count,
      let known = rows[section][row], known.viewModel == viewModel
    else { return nil }
    return known.height
  }

  /// Notes what the table is told of a row.
  ///
  /// - Parameter viewModel: one that lives at least until all are forgotten: else another could get its place in memory.
  mutating func note(
    _ height: CGFloat, ofRowAt path: IndexPath, _ viewModel: ObjectIdentifier, width: CGFloat
  ) {
    if width != self.width { removeAll() }
    self.width = width
    let (section, row) = (path.section, path.row)
    while rows.count <= section { rows.append([]) }
    while rows[section].count <= row { rows[section].append(nil) }
    rows[section][row] = Row(viewModel: viewModel, height: height)
  }
}
