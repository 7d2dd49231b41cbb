import CellDrawing
import Testing

@testable import UIKit

struct AttributedTextConversionTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func converted(_ text: NSAttributedString) -> AttributedText {
    AttributedText(text, traits: light)
  }

  @Test func `UTF-16 ranges become UTF-8 lengths`() {
    let text = NSMutableAttributedString(string: "aé漢😀b")
    // In UTF-16, a, é and 漢 have one unit each and 😀 has two.
    text.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 4))
    #expect(converted(text).runs.map(\.utf8Count) == [1, 2 + 3 + 4, 1])
  }

  @Test func `a range that cuts a character includes all of it`() {
    let text = NSMutableAttributedString(string: "😀b")
    text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
    let result = converted(text)
    let count = result.runs.map(\.utf8Count).reduce(0, +)
    #expect(count == "😀b".utf8.count)
    #expect(result.runs.first?.utf8Count == 4)
  }

  @Test func `a lone surrogate becomes a replacement character`() {
    let units: [unichar] = [0x61, 0xD83D, 0x62]
    let string = NSString(characters: units, length: 3)
    let result = converted(NSAttributedString(string: string as String))
    #expect(result.runs.map(\.utf8Count).reduce(0, +) == result.string.utf8.count)
    #expect(result.string.unicodeScalars.first == "a" && result.string.unicodeScalars.last == "b")
  }

  @Test func `empty text has no runs`() {
    #expect(converted(NSAttributedString(string: "")).runs.isEmpty)
  }

  @Test func `text without a font has 12 points`() {
    #expect(converted(NSAttributedString(string: "a")).runs.first?.attributes.font == Font(size: 12))
  }

  @Test func `a dynamic colour is resolved with the traits`() {
    let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.label])
    #expect(AttributedText(text, traits: light).runs.first?.attributes.appearance.color == .black)
    #expect(AttributedText(text, traits: dark).runs.first?.attributes.appearance.color == .white)
  }

  @Test func `an underline is read from its raw value`() {
    let text = NSAttributedString(
      string: "a",
      attributes: [
        .underlineStyle: NSUnderlineStyle.double.rawValue, .strikethroughStyle: 1 as NSNumber,
      ])
    let appearance = converted(text).runs.first?.attributes.appearance
    #expect(appearance?.underline == .double)
    #expect(appearance?.strikethrough == .single)
  }

  @Test func `a paragraph style is converted completely`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    style.lineBreakMode = .byTruncatingTail
    style.maximumLineHeight = 30
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    var expected = TextParagraph()
    expected.alignment = .center
    expected.lineSpacing = 4
    expected.lineBreak = .truncatingTail
    expected.maximumLineHeight = 30
    #expect(converted(text).runs.first?.attributes.paragraph == expected)
  }

  @Test func `a shadow's blur radius is twice the deviation`() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 6
    let text = NSAttributedString(string: "a", attributes: [.shadow: shadow])
    let expected = TextShadow(
      color: Color(red: 1, green: 0, blue: 0), offset: CGSize(width: 1, height: 2), blur: 3)
    #expect(converted(text).runs.first?.attributes.appearance.shadow == expected)
  }

  @Test func `invalid numbers count as zero`() {
    let text = NSAttributedString(
      string: "a", attributes: [.kern: CGFloat.nan, .baselineOffset: Double.infinity])
    #expect(converted(text).runs.first?.attributes.kern == 0)
    #expect(converted(text).runs.first?.attributes.baselineOffset == 0)
  }

  @Test func `an attachment is one character`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 12)
    let result = converted(NSAttributedString(attachment: attachment))
    #expect(result.string == "\u{FFFC}")
    #expect(result.runs.first?.attributes.attachment?.bounds == attachment.bounds)
  }

  @Test func `tab stops and line breaks of a style are converted`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 40),
      NSTextTab(
        textAlignment: .right, location: 90,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de"))]),
    ]
    style.defaultTabInterval = 30
    style.lineBreakStrategy = .standard
    style.allowsDefaultTighteningForTruncation = true
    let paragraph = converted(NSAttributedString(string: "a", attributes: [.paragraphStyle: style])).runs
      .first?
      .attributes.paragraph
    #expect(
      paragraph?.tabStops == [
        TextTab(location: 40, alignment: .trailing),
        TextTab(location: 90, alignment: .trailing, terminators: [","]),
      ])
    #expect(paragraph?.defaultTabInterval == 30)
    #expect(paragraph?.pushesOutWords == true && paragraph?.keepsHangulWords == true)
    #expect(paragraph?.tightensBeforeTruncation == true)
  }

  @Test func `hyphens are asked for by a factor or by default`() {
    func factor(_ change: (NSMutableParagraphStyle) -> Void) -> Double? {
      let style = NSMutableParagraphStyle()
      change(style)
      let text = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
      return converted(text).runs.first?.attributes.paragraph.hyphenationFactor
    }
    #expect(factor { _ in } == 0)
    #expect(factor { $0.hyphenationFactor = 0.5 } == 0.5)
    #expect(factor { $0.hyphenationFactor = 3 } == 1)
    #expect(factor { $0.usesDefaultHyphenation = true } == 1)
  }

  @Test func `hyphens in a language without patterns are reported once`() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    let text = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    let messages = Device.using(Device(language: "fi")) {
      Diagnostics.found { _ = (converted(text), converted(text)) }.map(\.text)
    }
    #expect(
      messages == [
        "a paragraph style asks for hyphens, and CellSnap knows none for fi: it draws only soft hyphens (U+00AD)"
      ])
    #expect(Device.using(Device(language: "de")) { Diagnostics.found { _ = converted(text) } }.isEmpty)
  }
}
