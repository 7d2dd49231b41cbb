import Foundation
import UIKit

extension FuzzTarget {
  static let texts = FuzzTarget(
    "texts", "attributed texts of arbitrary ranges and values, measured and drawn"
  ) {
    bytes in
    var source = ByteSource(bytes)
    let text = NSMutableAttributedString(string: source.text() + source.text())
    for _ in 0..<8 where text.length > 0 && !source.isEmpty {
      let start = source.number(below: text.length)
      let count = 1 + source.number(below: text.length - start)
      let (key, value) = source.attribute()
      text.addAttribute(key, value: value, range: NSRange(location: start, length: count))
    }
    let size = source.size()
    _ = text.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil)
    let label = UILabel(frame: CGRect(origin: .zero, size: source.size()))
    label.attributedText = text
    label.numberOfLines = source.number(below: 4) - 1
    label.lineBreakMode = NSLineBreakMode(rawValue: source.number(below: 6)) ?? .byWordWrapping
    label.adjustsFontSizeToFitWidth = source.flag()
    label.minimumScaleFactor = source.length()
    _ = (label.intrinsicContentSize, label.sizeThatFits(size))
    ScenePictures.draw(label.scene(), longestSide: 64)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.attributedText = text
    view.textContainerInset = UIEdgeInsets(
      top: source.length(), left: source.length(), bottom: 0, right: source.length())
    view.contentOffset = source.point()
    _ = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: text.length), in: view.textContainer)
    ScenePictures.draw(view.scene(), longestSide: 64)
  }
}

extension FuzzTarget {
  static let markup = FuzzTarget("markup", "HTML and Markdown as attributed texts, drawn in a label") {
    bytes in
    let source = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let text: NSAttributedString?
    switch (bytes.first ?? 0) % 4 {
    case 0:
      text = try? NSAttributedString(
        data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    case 1: text = try? NSAttributedString(markdown: source)
    case 2: text = try? NSAttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnly))
    default:
      text = try? NSAttributedString(
        markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = text
    ScenePictures.draw(label.scene(), longestSide: 64)
  }
}

extension ByteSource {
  @MainActor fileprivate mutating func attribute() -> (NSAttributedString.Key, Any) {
    switch byte() % 14 {
    case 0: (.font, UIFont.systemFont(ofSize: length(), weight: UIFont.Weight(rawValue: length())))
    case 1: (.font, UIFont(name: text(), size: length()) ?? UIFont.boldSystemFont(ofSize: length()))
    // Foundation on Linux ends the process at two values of the type CGFloat.
    case 2: (.kern, number())
    case 3: (.baselineOffset, number())
    case 4: (.underlineStyle, number(below: 65_536))
    case 5: (.strikethroughStyle, NSUnderlineStyle.double.rawValue)
    case 6: (.strokeWidth, number())
    case 7: (.foregroundColor, UIColor(red: length(), green: 0, blue: length(), alpha: length()))
    case 8: (.backgroundColor, UIColor(white: length(), alpha: 1))
    case 9: (.shadow, shadow())
    case 10: (.attachment, attachment())
    case 11: (.kern, text())
    case 12: (.link, text())
    default: (.paragraphStyle, paragraphStyle())
    }
  }

  private mutating func shadow() -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowOffset = size()
    // The library bounds a wide blur, but it takes long in a debug build.
    shadow.shadowBlurRadius = CGFloat(number(below: 48))
    shadow.shadowColor = UIColor.black
    return shadow
  }

  private mutating func attachment() -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    attachment.bounds = rect()
    return attachment
  }

  private mutating func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(rawValue: number(below: 5)) ?? .natural
    style.lineBreakMode = NSLineBreakMode(rawValue: number(below: 6)) ?? .byWordWrapping
    style.lineSpacing = length()
    style.paragraphSpacing = length()
    style.paragraphSpacingBefore = length()
    style.minimumLineHeight = length()
    style.maximumLineHeight = length()
    style.lineHeightMultiple = length()
    style.firstLineHeadIndent = length()
    style.headIndent = length()
    style.tailIndent = length()
    return style
  }
}
