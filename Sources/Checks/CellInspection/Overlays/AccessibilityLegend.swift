import CellAccessibility
import CellDrawing
import Foundation

/// A legend with a row for each element that VoiceOver reads: its number, its description, and below that its hint,
/// actions and everything else that is read on request. Lengths are in points.
struct AccessibilityLegend: PictureLegend {
  private struct Row {
    var mark: OverlayLabel
    var texts: [LaidOutText]
    var top: CGFloat

    var height: CGFloat { max(mark.size.height, texts.reduce(0) { $0 + $1.size.height.rounded(.up) }) }
  }

  /// The minimum width, so that texts of small pictures are not broken at every word.
  static let minimumWidth: CGFloat = 280
  private static let inset: CGFloat = 12
  private static let gap: CGFloat = 6
  private static let markWidth: CGFloat = 24

  let size: CGSize
  private let rows: [Row]
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - width: The width of the picture above. The legend is at least as wide as `minimumWidth`.
  ///   - height: The maximum height. The number of elements beyond it is shown.
  ///   - language: The language of the texts, as a BCP 47 tag.
  init(
    _ elements: [AccessibilityElement], width: CGFloat, height: CGFloat, isDark: Bool, isRightToLeft: Bool,
    language: String
  ) {
    self.isRightToLeft = isRightToLeft
    let width = max(width, Self.minimumWidth)
    let text = LegendText(
      width: width - 2 * Self.inset - Self.markWidth, isDark: isDark, isRightToLeft: isRightToLeft,
      language: language)
    var rows: [Row] = []
    var top = Self.inset
    for (index, element) in elements.enumerated() {
      let mark = OverlayLabel("\(index + 1)", background: AccessibilityOverlay.color(at: index))
      let row = Row(mark: mark, texts: text.lines(of: element), top: top)
      let rest = elements.count - index
      let below = rest == 1 ? 0 : Self.gap + text.restHeight
      guard top + row.height + below + Self.inset <= height else {
        rows.append(Row(mark: OverlayLabel("…", color: text.color), texts: [text.rest(rest)], top: top))
        break
      }
      rows.append(row)
      top += row.height + Self.gap
    }
    if elements.isEmpty { rows.append(Row(mark: OverlayLabel(""), texts: [text.nothing], top: top)) }
    self.rows = rows
    let bottom = rows.last.map { $0.top + $0.height } ?? 0
    size = CGSize(width: width, height: bottom + Self.inset)
  }

  func nodes(at origin: CGPoint) -> [Node] {
    rows.flatMap { row in
      let y = origin.y + row.top
      let markX = isRightToLeft ? size.width - Self.inset - row.mark.size.width : Self.inset
      let textX = isRightToLeft ? Self.inset : Self.inset + Self.markWidth
      var nodes = row.mark.nodes(at: CGPoint(x: origin.x + markX, y: y + 1))
      var textY = y
      for text in row.texts {
        nodes.append(.text(text, at: CGPoint(x: origin.x + textX, y: textY)))
        textY += text.size.height.rounded(.up)
      }
      return nodes
    }
  }
}
