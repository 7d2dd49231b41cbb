internal import CellDrawing
internal import Foundation

/// The lines of a text view.
///
/// As in TextKit, the leading of the font is below each line, also the last one. The lines are drawn on whole pixels. As on
/// an iPhone, all lines together are still as high as a label, rounded up to pixels.
extension UITextView {
  var lineInsets: UIEdgeInsets {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    return UIEdgeInsets(
      top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
  }

  /// Returns the room for lines in a view of a width, in points.
  func lineRoom(_ width: CGFloat) -> CGFloat { max(width - lineInsets.left - lineInsets.right, 0) }

  /// Returns the size of the lines. A view without text is as high as one line.
  func linesSize(width: CGFloat) -> CGSize {
    let grid = PixelGrid(of: traitCollection)
    guard hasText else {
      return CGSize(width: 0, height: grid.up(label.font.lineHeight + leading(of: label.font)))
    }
    var size = label.sizeThatFits(room(width))
    if let leading = laidOut(width).lines.last?.leading, leading != 0 {
      size.height = grid.up(laidOut(width).size.height + leading)
    }
    return size
  }

  /// Returns the height of the lines as they are drawn, without the leading of the last one.
  func drawnHeight(width: CGFloat) -> CGFloat {
    guard hasText else { return linesSize(width: width).height }
    let grid = PixelGrid(of: traitCollection)
    return grid.up(laidOut(width).onPixels(of: grid).size.height)
  }

  /// Returns the part of the lines' height below the lines themselves. It is negative for a negative leading.
  func leadingOfLastLine(width: CGFloat) -> CGFloat {
    guard hasText else { return 0 }
    return linesSize(width: width).height - label.sizeThatFits(room(width)).height
  }

  private func room(_ width: CGFloat) -> CGSize {
    CGSize(width: lineRoom(width), height: .greatestFiniteMagnitude)
  }

  private func leading(of font: UIFont) -> CGFloat {
    label.style.fontsWithLeading == .all ? font.leading : 0
  }

  private func laidOut(_ width: CGFloat) -> LaidOutText {
    let width = label.numberOfLines != 1 && lineRoom(width) > 0 ? lineRoom(width) : .greatestFiniteMagnitude
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label.labelText(in: room, lineLimit: label.numberOfLines).laidOut
  }
}
