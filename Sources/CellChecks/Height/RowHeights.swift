import Foundation

/// The rows of one class in some circumstances, for what is wrong with one beside the others.
struct RowHeights {
  private var rows: [Row] = []
  /// The row with the least below its content.
  private var usual: MeasuredRow?
  private var hasSeveralHeights = false
  /// A line of text more than below the other rows of the class is no matter of design, in points.
  private static let slack: CGFloat = 20

  /// What is kept of each.
  private struct Row {
    var path: IndexPath
    var height: CGFloat
    var marginBelow: CGFloat
  }

  mutating func add(_ row: MeasuredRow) {
    if let usual {
      hasSeveralHeights = hasSeveralHeights || row.height != usual.height
      if row.marginBelow < usual.marginBelow { self.usual = row }
    } else {
      usual = row
    }
    if row.overflow == nil {
      rows.append(Row(path: row.path, height: row.height, marginBelow: row.marginBelow))
    }
  }

  /// Rows with more below their content than others of their class; rows of one height may keep room.
  var excess: [Finding] {
    guard hasSeveralHeights, let usual else { return [] }
    let least = max(0, usual.marginBelow)
    return rows.lazy.filter { $0.marginBelow > least + Self.slack }.map { row in
      usual.finding(
        nil, row: row.path,
        expected: "a height of about \(FindingText.number(row.height - row.marginBelow + least)), with "
          + "\(FindingText.number(least)) below the content as in \(usual.rowName)",
        actual: "\(FindingText.number(row.height)), with \(FindingText.number(row.marginBelow)) below")
    }
  }
}
