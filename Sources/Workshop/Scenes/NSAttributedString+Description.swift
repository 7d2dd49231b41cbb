import Foundation
import UIKit

extension UIFont {
  /// Returns the system font of a described view, which is regular with 17 points unless specified.
  static func described(_ view: ViewDescription) -> UIFont {
    if let style = view.textStyle.flatMap({ TextStyle(described: $0) }) {
      return .preferredFont(forTextStyle: style)
    }
    let font = described(
      view.fontSize, view.fontWeight, isItalic: view.italic, isMonospaced: view.monospaced)
    guard let style = view.scaledAs.flatMap({ TextStyle(described: $0) }) else { return font }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }

  fileprivate static func described(_ run: TextRun) -> UIFont {
    described(run.fontSize, run.fontWeight, isItalic: run.italic, isMonospaced: run.monospaced)
  }

  private static func described(
    _ size: Double?, _ weight: String?, isItalic: Bool?, isMonospaced: Bool?
  ) -> UIFont {
    let weights: [String: Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
      "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let size = size ?? 17
    let weight = weights[weight ?? ""] ?? .regular
    let font: UIFont =
      isMonospaced == true
      ? .monospacedSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
    guard isItalic == true else { return font }
    let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
  }
}

extension UIFont.TextStyle {
  /// Creates the style of a name such as `footnote`; nil for another name.
  init?(described name: String) {
    let styles: [String: Self] = [
      "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    guard let style = styles[name] else { return nil }
    self = style
  }
}

extension ViewDescription {
  /// The text with attributes: the described runs, or the whole text with the described paragraph.
  var attributed: NSAttributedString? {
    let paragraph = (attributedText?.paragraph ?? paragraph).map(NSParagraphStyle.described)
    if let runs = attributedText?.runs { return NSAttributedString(described: runs, paragraph) }
    guard let text, let paragraph else { return nil }
    return NSAttributedString(
      string: text, attributes: [.font: UIFont.described(self), .paragraphStyle: paragraph])
  }
}

extension NSAttributedString {
  fileprivate convenience init(described runs: [TextRun], _ paragraph: NSParagraphStyle?) {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [Key: Any] = [.font: UIFont.described(run)]
      if let color = run.color { attributes[.foregroundColor] = UIColor(described: color) }
      if run.underline != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.strikethrough != nil { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if let color = run.strikethroughColor { attributes[.strikethroughColor] = UIColor(described: color) }
      if let kern = run.kern { attributes[.kern] = kern }
      if let offset = run.baselineOffset { attributes[.baselineOffset] = offset }
      if let paragraph { attributes[.paragraphStyle] = paragraph }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension NSParagraphStyle {
  fileprivate static func described(_ description: ParagraphDescription) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = NSTextAlignment(described: description.alignment) { style.alignment = alignment }
    if let mode = NSLineBreakMode(described: description.lineBreakMode) { style.lineBreakMode = mode }
    style.lineSpacing = description.lineSpacing ?? 0
    style.lineHeightMultiple = description.lineHeightMultiple ?? 0
    style.minimumLineHeight = description.minimumLineHeight ?? 0
    style.maximumLineHeight = description.maximumLineHeight ?? 0
    style.paragraphSpacing = description.paragraphSpacing ?? 0
    style.paragraphSpacingBefore = description.paragraphSpacingBefore ?? 0
    style.firstLineHeadIndent = description.firstLineHeadIndent ?? 0
    style.headIndent = description.headIndent ?? 0
    style.tailIndent = description.tailIndent ?? 0
    return style
  }
}

extension NSTextAlignment {
  /// Creates the alignment of a name such as `center`; nil for another name.
  init?(described name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension NSLineBreakMode {
  /// Creates the mode of a name such as `byWordWrapping` or `wordWrap`; nil for another name.
  init?(described name: String?) {
    switch name {
    case "byWordWrapping", "wordWrap": self = .byWordWrapping
    case "byCharWrapping", "charWrap": self = .byCharWrapping
    case "byClipping", "clip", "clipping": self = .byClipping
    case "byTruncatingHead", "truncateHead", "truncatingHead": self = .byTruncatingHead
    case "byTruncatingMiddle", "truncateMiddle", "truncatingMiddle": self = .byTruncatingMiddle
    case "byTruncatingTail", "truncateTail", "truncatingTail": self = .byTruncatingTail
    default: return nil
    }
  }
}
