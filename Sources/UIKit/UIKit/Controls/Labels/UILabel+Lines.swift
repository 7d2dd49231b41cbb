import CellDrawing
import Foundation

extension UILabel {
  /// The font, scaled to the traits' content size category if the label adjusts its font.
  var shownFont: UIFont {
    guard adjustsFontForContentSizeCategory else { return style.font }
    return style.font.adjusted(for: .specified(traitCollection.preferredContentSizeCategory))
  }

  /// Whether a single line continues past the label's side and is clipped there.
  private var clipsOneLine: Bool { style.lineBreakMode == .byClipping && numberOfLines == 1 }

  /// Returns the text, resolved for `traits`, highlighting and the enabled state.
  func convertedText(traits: UITraitCollection) -> AttributedText {
    let shadow = style.shadowColor.map {
      TextShadow(color: $0.resolved(with: traits), offset: style.shadowOffset, blur: 0)
    }
    var defaults = TextDefaults(
      font: shownFont, color: style.textColor, paragraph: style.paragraph, shadow: shadow)
    defaults.linkAttributes = linkAttributes
    if adjustsFontForContentSizeCategory {
      defaults.contentSizeCategory = .specified(traits.preferredContentSizeCategory)
    }
    var text: AttributedText
    switch content {
    case .plain(let string):
      text = AttributedText(string ?? "", attributes: nil, defaults: defaults, traits: traits)
    case .attributed(let string):
      text = AttributedText(string, defaults: defaults, traits: traits)
    }
    let highlight = isHighlighted ? highlightedTextColor?.cgColor(with: traits) : nil
    for index in text.runs.indices {
      text.runs[index].attributes.paragraph.wrapLines(clips: clipsOneLine)
      if let highlight {
        text.runs[index].attributes.appearance.color = highlight.color
        text.runs[index].attributes.appearance.pattern = highlight.pattern()
      }
      if !isEnabled { text.runs[index].attributes.appearance.dim() }
    }
    return text
  }

  /// Returns the lines for an available `size`, shrunk if the label adjusts its font size.
  func labelText(in size: CGSize, lineLimit: Int) -> LabelText {
    let text = resolvedText
    let factor = scaleFactor(text, in: size, lineLimit: lineLimit)
    let breaking = LineBreak(style.lineBreakMode)
    // Inter's lines are 1.4 percent higher than SF Pro's, for which apps chose the heights of their cells.
    let height = size.height * 1.02
    var laidOut = LaidOutText(
      text.scaled(by: factor),
      in: frame(width: size.width, height: breaking.truncates ? height : .infinity, lineLimit: lineLimit))
    if !breaking.truncates { laidOut = laidOut.keepingLines(within: height) }
    return LabelText(laidOut: laidOut, scaleFactor: factor)
  }

  /// Returns the lines as they are drawn in an available `size`.
  func shownText(in size: CGSize) -> LabelText {
    var text = labelText(in: size, lineLimit: numberOfLines)
    if style.drawsLinesOnPixels { text.laidOut = text.laidOut.onPixels(of: PixelGrid(of: traitCollection)) }
    return text
  }

  func frame(width: CGFloat, height: CGFloat = .infinity, lineLimit: Int) -> TextFrame {
    TextFrame(
      width: width.room, height: height.room, lineLimit: max(lineLimit, 0),
      lineBreak: clipsOneLine ? nil : LineBreak(style.lineBreakMode),
      fontsWithLeading: style.fontsWithLeading,
      layoutDirection: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      language: Device.current.language)
  }

  private func scaleFactor(_ text: AttributedText, in size: CGSize, lineLimit: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, lineLimit > 0, size.width > 0, size.width.room.isFinite else { return 1 }
    return FittingScale.largest(minimum: minimumScaleFactor) { factor in
      let scaled = text.scaled(by: factor)
      if lineLimit == 1 {
        return LaidOutText(scaled, in: frame(width: .infinity, lineLimit: 1)).size.width <= size.width
      }
      let laidOut = LaidOutText(scaled, in: frame(width: size.width, lineLimit: lineLimit))
      return !laidOut.isTruncated && laidOut.size.height <= size.height
    }
  }
}

/// The lines of a label and the factor by which they were shrunk.
struct LabelText {
  var laidOut: LaidOutText
  var scaleFactor: CGFloat
}

extension CGFloat {
  /// The length as a limit of text. A negative length becomes 0. NaN and 1e6 points or more become infinity.
  var room: CGFloat {
    self < 1e6 ? Swift.max(self, 0) : .infinity
  }
}

extension TextParagraph {
  /// Makes lines wrap or clip, as the label itself decides what happens after its last line.
  fileprivate mutating func wrapLines(clips: Bool) {
    if clips {
      lineBreak = .clipping
    } else if lineBreak != .characterWrapping {
      lineBreak = .wordWrapping
    }
  }
}

extension TextAppearance {
  fileprivate mutating func dim() {
    color.alpha /= 2
    pattern?.opacity /= 2
    underlineColor?.alpha /= 2
    strikethroughColor?.alpha /= 2
    strokeColor?.alpha /= 2
  }
}
