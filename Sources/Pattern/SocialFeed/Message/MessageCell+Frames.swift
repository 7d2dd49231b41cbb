import MFS
import UIKit

nonisolated extension MessageCell {
  /// The distance between a bubble's edge and its text, in points.
  static let padding = CGSize(width: 13, height: 8)

  static func rectForBubbleView(_ viewModel: MessageCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("bubbleView", width: tableSize.width) {
      let column = ReadableColumn(rowWidth: tableSize.width)
      let limit = min(max(1, tableSize.width * 0.76), 460) - 2 * padding.width
      let text = attributedText(of: viewModel).size(fitting: limit)
      let line = fontForMessage.wholeLineHeight
      let size = CGSize(
        width: max(text.width, 10) + 2 * padding.width, height: max(text.height, line) + 2 * padding.height)
      let x = viewModel.isOutgoing ? column.maxX - size.width : column.minX
      return CGRect(origin: CGPoint(x: x, y: 3), size: size).integral.mirrored(in: tableSize.width)
    }
  }

  static func rectForMessageLabel(_ viewModel: MessageCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("messageLabel", width: tableSize.width) {
      rectForBubbleView(viewModel, tableSize: tableSize).insetBy(dx: padding.width, dy: padding.height)
    }
  }

  static var baseCellHeight: CGFloat {
    3 + fontForMessage.wholeLineHeight + 2 * padding.height + 3
  }

  static func calculateCellHeight(from viewModel: MessageCellVM?, tableSize: CGSize) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    return rectForBubbleView(viewModel, tableSize: tableSize).maxY + 3
  }

  static func calculateCoordinates(for viewModel: MessageCellVM, tableSize: CGSize) {
    _ = rectForMessageLabel(viewModel, tableSize: tableSize)
  }
}
