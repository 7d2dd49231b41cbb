import MFS
import UIKit

/// The measures of a post's text.
nonisolated extension WallPostCell {
  /// The limit of the text: at least one line, and six lines while it is collapsed.
  static var textLimit: MFSTextLimit {
    let line = fontForText.lineHeight
    return MFSTextLimit(
      minHeight: line.rounded(.up), maxHeight: (6 * line + 5 * spaceBetweenLinesOfText).rounded(.up))
  }

  /// Returns the collapsed and the expanded size of the text. The collapsed text ends with a whole line that is
  /// neither empty nor the name above a quotation.
  static func sizeOfText(_ viewModel: WallPostCellVM, tableSize: CGSize) -> MFSLimitedTextSize {
    viewModel.subviewSizes.textSize("postTextLabel", width: tableSize.width) {
      let column = ReadableColumn(rowWidth: tableSize.width)
      let text = attributedText(viewModel.post.fullText, of: viewModel)
      let limit = textLimit
      let sizes = limit.sizes(
        of: CGSize(width: column.width, height: text.size(fitting: column.width).height))
      guard sizes.isExceededTextLimit,
        let height = heightBeforeEmptyLines(
          of: text, authors: viewModel.post.fullText.authorsOfQuotations, at: limit.maxHeight,
          width: column.width)
      else { return sizes }
      return MFSLimitedTextSize(
        minSize: CGSize(width: column.width, height: height), maxSize: sizes.maxSize,
        isExceededTextLimit: true)
    }
  }

  /// Returns a height for text that would be cut at `limit` points within empty lines, or in the author's name
  /// below them: the height of the paragraphs before. Returns nil if the last line has other words.
  ///
  /// - Parameter authors: The places of the names of quotations' authors, in UTF-16 code units.
  private static func heightBeforeEmptyLines(
    of text: NSAttributedString, authors: [Range<Int>], at limit: CGFloat, width: CGFloat
  ) -> CGFloat? {
    let line = fontForText.lineHeight + spaceBetweenLinesOfText
    let units = Array(text.string.utf16)
    var place = 0
    while let end = units[place...].firstIndex(of: lineFeed) {
      place = units[end...].firstIndex { $0 != lineFeed } ?? units.count
      guard place - end > 1 else { continue }
      // A line has fewer letters than points, so longer text need not be measured.
      guard CGFloat(end) < 6 * width else { return nil }
      let height = text.attributedSubstring(from: NSRange(location: 0, length: end)).size(fitting: width)
        .height
      if height + line / 2 > limit { return nil }
      let author = authors.first { $0.lowerBound == place }.map { author in
        text.attributedSubstring(from: NSRange(location: author.lowerBound, length: author.count))
          .size(fitting: width).height + spaceBetweenLinesOfText
      }
      if height + CGFloat(place - end - 1) * line + (author ?? 0) + line / 2 > limit { return height }
    }
    return nil
  }

  private static let lineFeed = UInt16(10)
}

extension RichText {
  /// The names at the beginning of quotations, in UTF-16 code units.
  fileprivate var authorsOfQuotations: [Range<Int>] {
    let quotations = spans.filter { $0.kind == .quotation }.map(\.range)
    return spans.filter { name in
      name.kind == .strong
        && quotations.contains {
          $0.lowerBound == name.range.lowerBound && $0.upperBound > name.range.upperBound
        }
    }.map(\.range)
  }
}
