import CellDrawing
import Foundation

/// A reader of UIKit's text attributes.
struct TextAttributeReader {
  var defaults: TextDefaults
  var traits: UITraitCollection

  func textAttributes(_ own: [NSAttributedString.Key: Any]) -> TextAttributes {
    var attributes = own
    if let links = defaults.linkAttributes, own[.link] != nil { attributes.merge(links) { $1 } }
    var font = attributes[.font] as? UIFont ?? defaults.font
    let intent = attributes[.inlinePresentationIntent].flatMap(InlinePresentationIntent.init) ?? []
    if !intent.isEmpty { font = intent.font(from: font) }
    if let category = defaults.contentSizeCategory { font = font.adjusted(for: category) }
    let color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaults.paragraph
    var result = TextAttributes(
      font: font.font, color: resolved(color), paragraph: TextParagraph(paragraph))
    result.appearance.pattern = color.cgColor(with: traits).pattern()
    guard !attributes.isEmpty else {
      result.appearance.shadow = defaults.shadow
      return result
    }
    let tracking = finite(attributes[.tracking])
    result.kern = tracking != 0 ? tracking : finite(attributes[.kern])
    result.obliqueness = finite(attributes[.obliqueness])
    result.expansion = finite(attributes[.expansion])
    result.ligature = length(attributes[.ligature]).flatMap { Int(exactly: $0.rounded()) }
    result.baselineOffset = finite(attributes[.baselineOffset])
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      result.attachment = textAttachment(attachment, color: color)
    }
    result.appearance.background = (attributes[.backgroundColor] as? UIColor).map(resolved)
    result.appearance.underline = line(attributes[.underlineStyle])
    result.appearance.underlineColor = (attributes[.underlineColor] as? UIColor).map(resolved)
    result.appearance.strikethrough = line(attributes[.strikethroughStyle])
    if intent.contains(.strikethrough), result.appearance.strikethrough == nil {
      result.appearance.strikethrough = TextAttributes.Line(.single)
    }
    result.appearance.strikethroughColor = (attributes[.strikethroughColor] as? UIColor).map(resolved)
    result.appearance.strokeWidth = finite(attributes[.strokeWidth])
    result.appearance.strokeColor = (attributes[.strokeColor] as? UIColor).map(resolved)
    result.appearance.shadow = (attributes[.shadow] as? NSShadow).map(textShadow) ?? defaults.shadow
    result.separatesWords =
      result.appearance.underline?.isByWord ?? false || result.appearance.strikethrough?.isByWord ?? false
    report(attributes)
    return result
  }

  /// Reports the attributes that an iPhone draws and CellSnap does not.
  private func report(_ attributes: [NSAttributedString.Key: Any]) {
    if attributes[.textEffect] != nil {
      Diagnostics.report("NSAttributedString.Key.textEffect is set, and CellSnap draws no effect")
    }
    if attributes[.writingDirection] != nil {
      Diagnostics.report(
        "NSAttributedString.Key.writingDirection is set, and CellSnap finds directions by the letters alone")
    }
  }

  private func resolved(_ color: UIColor) -> Color { color.resolved(with: traits) }

  private func finite(_ value: Any?) -> CGFloat {
    guard let number = length(value), number.isFinite else { return 0 }
    return number
  }

  private func line(_ value: Any?) -> TextAttributes.Line? {
    let style =
      (value as? NSUnderlineStyle)?.rawValue ?? length(value).map { Int(exactly: $0.rounded()) ?? 0 }
    guard let style, style & 0x0F != 0 else { return nil }
    let kind: TextAttributes.Line.Kind =
      switch style & 0x0F {
      case NSUnderlineStyle.thick.rawValue: .thick
      case NSUnderlineStyle.double.rawValue: .double
      default: .single
      }
    let pattern: TextAttributes.Line.Pattern =
      switch style & 0x700 {
      case NSUnderlineStyle.patternDot.rawValue: .dots
      case NSUnderlineStyle.patternDash.rawValue: .dashes
      case NSUnderlineStyle.patternDashDot.rawValue: .dashesAndDots
      case NSUnderlineStyle.patternDashDotDot.rawValue: .dashesAndTwoDots
      default: .solid
      }
    return TextAttributes.Line(
      kind, pattern: pattern, isByWord: style & NSUnderlineStyle.byWord.rawValue != 0)
  }

  private func textShadow(_ shadow: NSShadow) -> TextShadow {
    // Core Graphics blurs a shadow with a standard deviation of half its blur radius.
    TextShadow(
      color: (shadow.shadowColor as? UIColor).map(resolved) ?? .clear, offset: shadow.shadowOffset,
      blur: max(shadow.shadowBlurRadius, 0) / 2)
  }

  /// Returns the attachment's picture, in the text's colour if it is a template.
  private func textAttachment(_ attachment: NSTextAttachment, color: UIColor) -> TextAttachment {
    guard let image = attachment.image else {
      return TextAttachment(
        image: nil, bounds: attachment.drawnBounds, padding: attachment.lineLayoutPadding)
    }
    let tint = image.renderingMode == .alwaysTemplate ? image.ownTint ?? color : image.ownTint
    return TextAttachment(
      image: image.picture(for: traits), tint: tint.map(resolved), bounds: attachment.drawnBounds,
      padding: attachment.lineLayoutPadding)
  }
}
