import CellDrawing
import Foundation

/// The style of a label's text where its attributed text does not specify one.
struct LabelStyle {
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var font = LabelStyle.defaultFont
  var textColor = UIColor.label
  var textAlignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the label or its attributed text has set the line break mode.
  var isLineBreakModeSet = false
  /// The label's line break strategy, or nil for the standard one.
  var ownLineBreakStrategy: NSParagraphStyle.LineBreakStrategy?
  /// The line break strategy of the attributed text, or nil for plain text.
  var lineBreakStrategyOfText: NSParagraphStyle.LineBreakStrategy?
  var allowsDefaultTighteningForTruncation = false
  /// The fonts whose leading is between the lines.
  var fontsWithLeading = TextFrame.FontsWithLeading.textStyles
  /// Whether the lines are drawn on whole pixels from the top on, as in a text view.
  var drawsLinesOnPixels = false
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)

  /// Adopts font, colour, paragraph style and shadow from the attributes of a text's first character.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    lineBreakStrategyOfText = paragraph?.lineBreakStrategy ?? []
    if let paragraph {
      textAlignment = paragraph.alignment
      lineBreakMode = paragraph.lineBreakMode
      isLineBreakModeSet = true
      allowsDefaultTighteningForTruncation = paragraph.allowsDefaultTighteningForTruncation
    }
    if let shadow = attributes[.shadow] as? NSShadow {
      shadowColor = shadow.shadowColor as? UIColor
      shadowOffset = shadow.shadowOffset
    }
  }

  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    lineBreakStrategyOfText ?? ownLineBreakStrategy ?? .standard
  }

  var paragraph: NSParagraphStyle.Values {
    var values = NSParagraphStyle.Values()
    values.alignment = textAlignment
    values.lineBreakMode = lineBreakMode
    values.lineBreakStrategy = lineBreakStrategy
    values.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return values
  }

  /// The same style as attributes of a text.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: textColor, .paragraphStyle: NSParagraphStyle(paragraph),
    ]
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset = shadowOffset
      attributes[.shadow] = shadow
    }
    return attributes
  }
}
