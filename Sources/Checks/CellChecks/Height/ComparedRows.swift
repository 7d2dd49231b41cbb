import Foundation

/// The rows of a class in some circumstances, for faults of one row compared with the other rows.
struct ComparedRows {
  private var rows: [Row] = []
  /// The row with the least room below its content.
  private var usual: MeasuredRow?
  private var hasSeveralHeights = false
  /// The tolerated difference to other rows of the class, in points. A larger one, by a line of text, is not by design.
  private static let slack: CGFloat = 20

  /// The kept properties of a row.
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

  /// The findings about rows with more room below their content than others of their class. If all rows have the same
  /// height, room is allowed.
  var excess: [CheckFinding] {
    guard hasSeveralHeights, let usual else { return [] }
    let minimum = max(0, usual.marginBelow)
    return rows.lazy.filter { $0.marginBelow > minimum + Self.slack }.map { row in
      usual.finding(
        nil, row: row.path,
        expected: "a height of about \(FindingText.number(row.height - row.marginBelow + minimum)), with "
          + "\(FindingText.number(minimum)) below the content as in \(usual.rowName)",
        actual: "\(FindingText.number(row.height)), with \(FindingText.number(row.marginBelow)) below")
    }
  }
}
