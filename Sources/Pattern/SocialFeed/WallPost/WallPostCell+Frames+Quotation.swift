import MFS
import UIKit

/// The frames of the bars beside quotations.
nonisolated extension WallPostCell {
  /// Returns the bars of the visible quotations, in the row's coordinates.
  static func rectsForQuotationBars(_ viewModel: WallPostCellVM, tableSize: CGSize) -> [CGRect] {
    let label = rectForPostTextLabel(viewModel, tableSize: tableSize)
    guard label.height > 0 else { return [] }
    let width = CGFloat(3).room
    return extentsOfQuotations(viewModel, tableSize: tableSize).compactMap { quotation in
      let minY = quotation.minY.rounded()
      let height = min(quotation.maxY.rounded(), label.height) - minY
      guard height > 0 else { return nil }
      return CGRect(
        x: quotation.isAtTheRight ? label.maxX - width : label.minX, y: label.minY + minY, width: width,
        height: height)
    }
  }

  /// The place of a quotation in its whole text, in points.
  private struct QuotationExtent: Sendable {
    var minY: CGFloat
    var maxY: CGFloat
    var isAtTheRight: Bool
  }

  private static func extentsOfQuotations(
    _ viewModel: WallPostCellVM, tableSize: CGSize
  ) -> [QuotationExtent] {
    let text = viewModel.post.fullText
    let quotations = text.outermostQuotations
    guard !quotations.isEmpty else { return [] }
    return viewModel.subviewSizes.value("quotationBarsView", key: "extents", width: tableSize.width) {
      let attributed = attributedText(text, of: viewModel)
      var blocks = BlockHeights(
        of: attributed, width: ReadableColumn(rowWidth: tableSize.width).width,
        lineHeight: fontForText.lineHeight, space: spaceBetweenLinesOfText)
      return quotations.map { span in
        _ = blocks.append(upTo: span.range.lowerBound)
        let (minY, maxY) = blocks.append(upTo: span.range.upperBound)
        let direction = text.direction(of: span) ?? viewModel.post.direction
        return QuotationExtent(minY: minY, maxY: maxY, isAtTheRight: direction == .rightToLeft)
      }
    }
  }
}

/// A measurer of a text block by block, with the empty lines between them. It measures each block once.
private struct BlockHeights {
  private let text: NSAttributedString
  private let units: [UInt16]
  private let width: CGFloat
  private let lineHeight: CGFloat
  /// The space between two lines, in points.
  private let space: CGFloat
  private var place = 0
  private var maxY: CGFloat = 0

  init(of text: NSAttributedString, width: CGFloat, lineHeight: CGFloat, space: CGFloat) {
    self.text = text
    units = Array(text.string.utf16)
    self.width = width
    self.lineHeight = lineHeight
    self.space = space
  }

  /// Returns the top and the bottom of the text between the end of the block before and `end`, without the empty
  /// lines around it, in points.
  mutating func append(upTo end: Int) -> (minY: CGFloat, maxY: CGFloat) {
    let lineFeed = UInt16(10)
    guard let first = units[place..<end].firstIndex(where: { $0 != lineFeed }),
      let last = units[first..<end].lastIndex(where: { $0 != lineFeed })
    else { return (maxY, maxY) }
    if place > 0 {
      maxY += space + CGFloat(max(0, first - place - 1)) * (lineHeight + space)
    }
    let minY = maxY
    maxY += text.attributedSubstring(from: NSRange(location: first, length: last + 1 - first))
      .height(fitting: width)
    place = last + 1
    return (minY, maxY)
  }
}

extension RichText {
  /// The quotations that are not inside another quotation, in their order.
  fileprivate var outermostQuotations: [Span] {
    var outermost: [Span] = []
    // Backwards, a quotation comes before the ones inside it, because spans are sorted by their ends.
    for span in spans.reversed() where span.kind == .quotation && !span.range.isEmpty {
      if let last = outermost.last, span.range.lowerBound >= last.range.lowerBound { continue }
      outermost.append(span)
    }
    return outermost.reversed()
  }
}
