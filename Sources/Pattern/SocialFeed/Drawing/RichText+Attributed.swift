import UIKit

/// The style in which a `RichText` is drawn.
struct RichTextStyle {
  var font: UIFont
  var color: UIColor = .label
  var lineSpacing: CGFloat = 0
  var alignment: NSTextAlignment = .natural
  var baseDirection: NSWritingDirection = .natural
  /// The line break mode. Truncating for a label that cuts its text off.
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

extension RichText {
  /// Returns the text with coloured links, emphasis in other fonts and emoji as pictures.
  func attributed(_ style: RichTextStyle) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = style.lineSpacing
    paragraph.alignment = style.alignment
    paragraph.baseWritingDirection = style.baseDirection
    paragraph.lineBreakMode = style.lineBreakMode
    let result = FreedAttributedString(
      string: string,
      attributes: [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph])
    // Quotations come first, so that the links inside them keep their colour.
    for span in spans.filter({ $0.kind == .quotation }) + spans.filter({ $0.kind != .quotation }) {
      let range = NSRange(location: span.range.lowerBound, length: span.range.count)
      guard NSMaxRange(range) <= result.length else { continue }
      result.addAttributes(attributes(of: span, style), range: range)
    }
    return result
  }

  private func attributes(of span: Span, _ style: RichTextStyle) -> [NSAttributedString.Key: Any] {
    guard span.kind == .quotation else { return span.kind.attributes(style) }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = style.lineSpacing
    paragraph.alignment = direction(of: span).map { $0 == .rightToLeft ? .right : .left } ?? style.alignment
    paragraph.lineBreakMode = style.lineBreakMode
    paragraph.firstLineHeadIndent = Self.quotationIndent.room
    paragraph.headIndent = Self.quotationIndent.room
    return [.foregroundColor: UIColor.feedSecondary, .paragraphStyle: paragraph]
  }

  /// Returns the side at which the text of a span begins, or nil if it has no letters.
  func direction(of span: Span) -> WritingDirection? {
    let units = string.utf16
    guard span.range.upperBound <= units.count else { return nil }
    let start = units.index(units.startIndex, offsetBy: span.range.lowerBound)
    let end = units.index(start, offsetBy: span.range.count)
    return WritingDirection(of: String(units[start..<end]) ?? "")
  }

  /// The indent of a quotation, for its bar, in points.
  static let quotationIndent: CGFloat = 14
}

extension UILabel {
  /// Shows a text in the label's font and colour. It is set as plain text if no part of it stands out.
  func show(_ text: RichText?, style: RichTextStyle) {
    if let text, !text.spans.isEmpty {
      attributedText = text.attributed(style)
    } else {
      self.text = text?.string
    }
  }
}

extension RichText.Kind {
  fileprivate func attributes(_ style: RichTextStyle) -> [NSAttributedString.Key: Any] {
    let font = style.font
    switch self {
    case .link, .mention, .hashtag: return [.foregroundColor: UIColor.feedLink]
    case .code: return [.font: UIFont.monospacedSystemFont(ofSize: font.pointSize * 0.92, weight: .regular)]
    case .note: return [.foregroundColor: UIColor.feedSecondary]
    case .strong: return [.font: UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)]
    case .emphasis: return [.font: UIFont.italicSystemFont(ofSize: font.pointSize)]
    case .quotation: return [.foregroundColor: UIColor.feedSecondary]
    case .emoji(_, let file):
      let attachment = NSTextAttachment()
      attachment.image = ImageFiles.image(atPath: file)
      let side = (font.ascender - font.descender).rounded(.down)
      attachment.bounds = CGRect(x: 0, y: font.descender.rounded(), width: side, height: side)
      return [.attachment: attachment]
    }
  }
}
