import CellDrawing
import Foundation

/// A legend with rows of a coloured mark and a text, in as many columns as fit. Lengths are in points.
struct OverlayLegend: PictureLegend {
  struct Row {
    var mark: OverlayLabel
    var text: OverlayLabel
  }

  private let rows: [Row]
  private let markWidth: CGFloat
  private let columnWidth: CGFloat
  private let rowHeight: CGFloat
  private let rowsPerColumn: Int
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 12

  /// - Parameters:
  ///   - width: The width for all columns, unless one alone is wider.
  ///   - height: The maximum height. The number of rows beyond it is shown.
  ///   - color: The colour of the legend's own text.
  init(_ rows: [Row], width: CGFloat, height: CGFloat, color: Color) {
    markWidth = rows.map(\.mark.size.width).max() ?? 0
    columnWidth = markWidth + 2 + (rows.map(\.text.size.width).max() ?? 0)
    rowHeight = (rows.map { max($0.mark.size.height, $0.text.size.height) }.max() ?? 0) + 3
    let columns = max(1, Int((width - 2 * Self.margin + Self.gap) / (columnWidth + Self.gap)))
    let maximum = max(1, Int((height - 2 * Self.margin) / max(rowHeight, 1)))
    if rows.count > maximum * columns {
      let kept = maximum * columns - 1
      let rest = Row(
        mark: OverlayLabel("…", color: color),
        text: OverlayLabel("and \(rows.count - kept) more", color: color))
      self.rows = rows.prefix(kept) + [rest]
    } else {
      self.rows = rows
    }
    rowsPerColumn = max(1, (self.rows.count + columns - 1) / columns)
  }

  var size: CGSize {
    guard !rows.isEmpty else { return .zero }
    let columns = CGFloat((rows.count + rowsPerColumn - 1) / rowsPerColumn)
    return CGSize(
      width: (2 * Self.margin + columns * columnWidth + (columns - 1) * Self.gap).rounded(.up),
      height: (2 * Self.margin + CGFloat(rowsPerColumn) * rowHeight).rounded(.up))
  }

  func nodes(at origin: CGPoint) -> [Node] {
    rows.enumerated().flatMap { index, row in
      let x = origin.x + Self.margin + CGFloat(index / rowsPerColumn) * (columnWidth + Self.gap)
      let y = origin.y + Self.margin + CGFloat(index % rowsPerColumn) * rowHeight
      return row.mark.nodes(at: CGPoint(x: x + markWidth - row.mark.size.width, y: y))
        + row.text.nodes(at: CGPoint(x: x + markWidth + 2, y: y))
    }
  }
}
