import CellDrawing
import Testing

@testable import UIKit

/// Tests of how `text`, `attributedText` and the styles of a label follow each other.
@MainActor struct UILabelTextTests {
  private let label = UILabel()

  private var appearance: TextAppearance? { label.resolvedText.runs.first?.attributes.appearance }
  private var fonts: [Font] { label.resolvedText.runs.map(\.attributes.font) }

  @Test func `a new label has 17 points and one line`() {
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textColor == .label)
  }

  @Test func `attributed text sets the text`() {
    label.attributedText = NSAttributedString(string: "Hello")
    #expect(label.text == "Hello")
  }

  @Test func `text takes the label's style`() {
    label.font = .boldSystemFont(ofSize: 12)
    label.text = "Hello"
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .boldSystemFont(ofSize: 12))
  }

  @Test func `attributed text sets the label's style from its first character`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    label.attributedText = NSAttributedString(
      string: "Hello",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
      ])
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test func `attributed text without attributes takes the label's style`() {
    label.font = .systemFont(ofSize: 11)
    label.textColor = .blue
    label.attributedText = NSAttributedString(string: "Hello")
    #expect(fonts == [Font(size: 11)])
    #expect(appearance?.color == Color(red: 0, green: 0, blue: 1))
  }

  @Test func `a font that is set later applies to the whole text`() {
    let text = NSMutableAttributedString(string: "big small")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
    label.attributedText = text
    label.font = .systemFont(ofSize: 9)
    #expect(Set(fonts) == [Font(size: 9)])
  }

  @Test func `a colour that is set later applies to the whole text`() {
    label.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    label.textColor = .white
    #expect(appearance?.color == .white)
  }

  @Test func `an alignment that is set later keeps the paragraph's other attributes`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    label.textAlignment = .center
    let paragraph = label.resolvedText.runs.first?.attributes.paragraph
    #expect(paragraph?.alignment == .center)
    #expect(paragraph?.lineSpacing == 5)
  }

  @Test func `a label copies its attributed text`() {
    let text = NSMutableAttributedString(string: "a")
    label.attributedText = text
    text.mutableString.append("b")
    #expect(label.text == "a")
  }

  @Test func `a highlighted label has the highlighted colour`() {
    label.text = "a"
    label.highlightedTextColor = .white
    label.isHighlighted = true
    #expect(appearance?.color == .white)
  }

  @Test func `disabled text has half the opacity`() {
    label.text = "a"
    label.isEnabled = false
    #expect(appearance?.color == Color(white: 0, alpha: 0.5))
  }

  @Test func `a label's text is white in dark mode`() {
    label.text = "a"
    #expect(appearance?.color == .black)
    label.overrideUserInterfaceStyle = .dark
    #expect(appearance?.color == .white)
  }

  @Test func `a label's shadow has no blur`() {
    label.text = "a"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 1, height: 2)
    let expected = TextShadow(
      color: Color(red: 1, green: 0, blue: 0), offset: CGSize(width: 1, height: 2), blur: 0)
    #expect(appearance?.shadow == expected)
  }

  /// Returns the lengths of the lines of a label that has room for three words.
  private func lengths(_ change: (UILabel) -> Void) -> [Int] {
    let label = UILabel()
    label.numberOfLines = 0
    change(label)
    label.frame = CGRect(x: 0, y: 0, width: UILabel.width(of: "one two three") + 1, height: 100)
    return label.drawnText.lines.map(\.range.count)
  }

  @Test func `the second line of a label is no single word unless its strategy says so`() {
    let text = "one two three four"
    #expect(lengths { $0.text = text } == [8, 10])
    #expect(
      lengths {
        $0.text = text
        $0.lineBreakStrategy = []
      } == [14, 4])
  }

  @Test func `a text with attributes has the strategy of its paragraph style`() {
    let style = NSMutableParagraphStyle()
    let text = "one two three four"
    #expect(lengths { $0.attributedText = NSAttributedString(string: text) } == [14, 4])
    style.lineBreakStrategy = .pushOut
    #expect(
      lengths { $0.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style]) }
        == [8, 10])
  }

  @Test func `plain text has the label's strategy after a text with attributes`() {
    let text = "one two three four"
    #expect(
      lengths {
        $0.attributedText = NSAttributedString(string: text)
        $0.text = text
      } == [8, 10])
  }

  @Test func `a text view has no strategy`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "one two three four"
    view.frame = CGRect(x: 0, y: 0, width: UILabel.width(of: "one two three") + 1, height: 100)
    view.layoutIfNeeded()
    #expect(view.label.drawnText.lines.map(\.range.count) == [14, 4])
  }

  @Test func `a label tightens its text before it truncates it`() {
    let label = UILabel()
    label.text = "one two three"
    label.frame = CGRect(x: 0, y: 0, width: UILabel.width(of: "one two three") - 4, height: 30)
    #expect(label.isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    #expect(!label.isTruncated)
  }
}

extension UILabel {
  fileprivate static func width(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.width
  }
}
