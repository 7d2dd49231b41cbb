import CellDrawing
import Foundation

/// A legend of callouts: a row with a mark and a text for each. Lengths are in points.
struct CalloutLegend {
  /// The minimum width, so that texts of small pictures are not broken at every word.
  static let minimumWidth: CGFloat = 240
  private static let inset: CGFloat = 12
  private static let gap: CGFloat = 8
  private static let maximumLineCount = 8

  let size: CGSize
  private let rows: [(mark: CalloutMark, text: LaidOutText, top: CGFloat, height: CGFloat)]
  let isRightToLeft: Bool

  /// - Parameters:
  ///   - texts: The texts in the order of the marks, which count from 1.
  ///   - width: The width of the page above. The legend is at least as wide as `minimumWidth`.
  ///   - language: The language of the texts, as a BCP 47 tag.
  init(_ texts: [String], width: CGFloat, isDark: Bool, isRightToLeft: Bool, language: String) {
    self.isRightToLeft = isRightToLeft
    let width = max(width, Self.minimumWidth)
    let attributes = TextAttributes(
      font: Font(size: 13, weight: 400), color: Color(white: isDark ? 0.95 : 0.1))
    let frame = TextFrame(
      width: width - 2 * Self.inset - CalloutMark.side - Self.gap, lineLimit: Self.maximumLineCount,
      lineBreak: .truncatingTail, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      language: language)
    var rows: [(mark: CalloutMark, text: LaidOutText, top: CGFloat, height: CGFloat)] = []
    var top = Self.inset
    for (index, string) in texts.enumerated() {
      let text = LaidOutText(AttributedText(string, attributes: attributes), in: frame)
      let height = max(CalloutMark.side, text.size.height.rounded(.up))
      rows.append((CalloutMark(index + 1), text, top, height))
      top += height + Self.gap
    }
    self.rows = rows
    size = rows.isEmpty ? .zero : CGSize(width: width, height: top - Self.gap + Self.inset)
  }

  func nodes(at origin: CGPoint) -> [Node] {
    rows.flatMap { row in
      let mark = isRightToLeft ? size.width - Self.inset - CalloutMark.side : Self.inset
      let text = isRightToLeft ? Self.inset : Self.inset + CalloutMark.side + Self.gap
      let y = origin.y + row.top
      // The first lines of all texts are at the height of their numbers.
      let firstLine = row.text.size.height < CalloutMark.side ? (row.height - row.text.size.height) / 2 : 0
      return row.mark.nodes(at: CGPoint(x: origin.x + mark, y: y))
        + [.text(row.text, at: CGPoint(x: origin.x + text, y: y + firstLine))]
    }
  }
}
