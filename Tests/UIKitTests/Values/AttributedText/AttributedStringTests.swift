import Foundation
import Testing
import UIKit

@MainActor @Suite struct AttributedStringTests {
  private var text: AttributedString {
    var text = AttributedString("Café 👩‍👩‍👧 ")
    text.font = .boldSystemFont(ofSize: 20)
    var rest = AttributedString("and more")
    (rest.foregroundColor, rest.kern, rest.underlineStyle) = (.red, 2, .single)
    text.append(rest)
    return text
  }

  @Test func `attributes keep their ranges`() {
    let made = NSAttributedString(text)
    // The family has 8 UTF-16 units: three persons of two units and two joiners.
    #expect(made.string == "Café 👩‍👩‍👧 and more" && made.length == 4 + 1 + 8 + 1 + 8)
    var range = NSRange()
    let first = made.attributes(at: 13, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 14))
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20) && first.count == 1)
    let second = made.attributes(at: 14, effectiveRange: &range)
    #expect(range == NSRange(location: 14, length: 8))
    #expect(second[.foregroundColor] as? UIColor == .red && second[.kern] as? Double == 2)
    #expect(second[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue && second.count == 3)
  }

  @Test func `a text converted there and back is equal`() {
    #expect(AttributedString(NSAttributedString(text)) == text)
  }

  @Test func `different kerning values can be neighbours`() {
    var text = AttributedString("a")
    text.kern = 1
    var rest = AttributedString("b")
    rest.kern = 2.5
    text.append(rest)
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    #expect(label.attributedText.map { AttributedString($0) } == text)
  }

  @Test func `an attribute container accepts numbers of any type`() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 12), .kern: 3, .strokeWidth: NSNumber(value: -2.5),
      .strikethroughStyle: NSUnderlineStyle.single.rawValue, NSAttributedString.Key("own"): 1,
    ])
    #expect(container.font == .systemFont(ofSize: 12) && container.kern == 3 && container.strokeWidth == -2.5)
    #expect(container.strikethroughStyle == .single)
  }

  @Test func `an attributed button title keeps its own attributes`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Follow", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 30)]))
    configuration.baseForegroundColor = .green
    #expect(configuration.title == "Follow")
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    #expect(button.titleLabel?.textAlignment == .center)
    let plain = UIButton(
      configuration: {
        var plain = configuration; plain.title = "Follow"; return plain
      }())
    #expect(button.sizeThatFits(.zero).height > plain.sizeThatFits(.zero).height)
  }

  @Test func `a transformer changes the title's attributes`() throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Follow", "them")
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      #expect(incoming.font == .preferredFont(forTextStyle: .body))
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 40)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 40))
    #expect(button.subtitleLabel?.font == .preferredFont(forTextStyle: .caption1))
  }

  @Test func `a list's text can have attributes`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = NSAttributedString(
      string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 50)])
    configuration.textProperties.color = .red
    configuration.textProperties.transform = .uppercase
    #expect(configuration.text == "Large")
    let view = configuration.makeContentView()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden })
    #expect(label.text == "LARGE")
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 50)
    )
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    configuration.text = "Plain"
    let content: any UIContentView = view
    content.configuration = configuration
    #expect(label.text == "PLAIN" && label.font == .preferredFont(forTextStyle: .body))
  }
}
