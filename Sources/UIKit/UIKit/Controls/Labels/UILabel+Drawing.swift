package import CellDrawing
import Foundation

extension UILabel {
  /// Draws the lines into the current context, vertically centred in `rect`.
  func recordText(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let text = shownText(in: rect.size)
    recordedText = text.laidOut
    guard text.laidOut.lineCount > 0 else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: text, in: rect.size))
    let isClipped = style.lineBreakMode == .byClipping && text.laidOut.size.width > rect.width
    if isClipped {
      context.saveGState()
      context.clip(to: rect)
    }
    // A pattern repeats from the label's top left corner.
    context.append(.text(text.laidOut.movingPatterns(x: -origin.x, y: -origin.y), at: origin))
    if isClipped { context.restoreGState() }
  }

  /// Returns the top of the first line's box, on a whole pixel.
  private func top(of text: LabelText, in size: CGSize) -> CGFloat {
    guard !style.drawsLinesOnPixels else { return 0 }
    let grid = PixelGrid(of: traitCollection)
    let centred = (size.height - text.laidOut.size.height) / 2
    guard numberOfLines == 1, text.scaleFactor < 1, baselineAdjustment != .alignCenters else {
      return grid.nearest(centred)
    }
    let full = LaidOutText(resolvedText, in: frame(width: .infinity, lineLimit: 1))
    let fullTop = grid.nearest((size.height - full.size.height) / 2)
    guard baselineAdjustment == .alignBaselines, let fullLine = full.lines.first,
      let line = text.laidOut.lines.first
    else { return fullTop }
    return fullTop + fullLine.origin.y - line.origin.y
  }

  /// The lines as they were drawn last, even if a subclass draws them elsewhere.
  package var drawnText: LaidOutText {
    layer.displayIfNeeded()
    return recordedText ?? shownText(in: bounds.size).laidOut
  }

  /// Whether the label or its text sets a line break mode that cuts text off, instead of leaving the default.
  package var saysTextMayBeCutOff: Bool {
    guard style.isLineBreakModeSet else { return false }
    return switch style.lineBreakMode {
    case .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }

  /// Whether the label does not show all of the text.
  package var isTruncated: Bool { drawnText.isTruncated }

  package var drawnLineCount: Int { drawnText.lineCount }
}
