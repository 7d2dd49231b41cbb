import Testing
import UIKit
@testable import CellChecks

/// Tests of text fields, and of the colours that UIKit uses for texts.
@MainActor struct TextRulesTests {
  private let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

  init() {
    cell.backgroundColor = .white
  }

  private func truncations(width: CGFloat, text: String? = nil) -> [String] {
    let field = UITextField(frame: CGRect(x: 16, y: 8, width: width, height: 44))
    field.placeholder = "Search in all messages"
    field.text = text
    cell.addSubview(field)
    cell.layoutIfNeeded()
    return TruncationRule.faults(in: LintTree(of: cell)).map(\.expected)
  }

  private func contrasts(
    _ color: UIColor, alpha: CGFloat = 1, font: UIFont = .systemFont(ofSize: 13),
    text: String = "Delete account"
  ) -> Int {
    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 24))
    label.font = font
    label.text = text
    label.textColor = color
    label.alpha = alpha
    cell.addSubview(label)
    return ContrastRule.faults(in: LintTree(of: cell)).count
  }

  @Test func `a placeholder that is cut off is a fault`() {
    #expect(truncations(width: 80).first?.hasPrefix("room for the placeholder \"Search in all") == true)
  }

  @Test func `a field's text that is cut off is a fault`() {
    #expect(truncations(width: 80, text: "Lisbon and Porto").first?.hasPrefix("room for the text") == true)
  }

  @Test func `a placeholder that fits is not a fault`() {
    #expect(truncations(width: 280).isEmpty)
  }

  @Test func `a placeholder in UIKit's colour is not pale`() {
    _ = truncations(width: 280)
    #expect(ContrastRule.faults(in: LintTree(of: cell)).isEmpty)
  }

  @Test func `a pale label beside a placeholder is a fault`() {
    let field = UITextField(frame: CGRect(x: 16, y: 8, width: 280, height: 44))
    let prefix = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
    prefix.text = "To:"
    prefix.textColor = UIColor(white: 0.9, alpha: 1)
    field.leftView = prefix
    field.leftViewMode = .always
    field.placeholder = "Name"
    cell.addSubview(field)
    cell.layoutIfNeeded()
    #expect(ContrastRule.faults(in: LintTree(of: cell)).map(\.view) == [FindingViewName(of: prefix)])
  }

  @Test(arguments: [UIColor.systemRed, .secondaryLabel, .systemBlue])
  func `a system colour with a contrast of 3 to 1 is not pale`(_ color: UIColor) {
    #expect(contrasts(color) == 0)
  }

  @Test(arguments: [UIColor.systemYellow, .systemGray, .tertiaryLabel])
  func `another system colour is pale`(_ color: UIColor) {
    #expect(contrasts(color) == 1)
  }

  @Test(arguments: [("\u{E000}", 1), ("é", 0)])
  func `a private character of the system font is missing`(text: String, count: Int) {
    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 24))
    label.text = "A \(text)"
    cell.addSubview(label)
    #expect(MissingGlyphRule.faults(in: LintTree(of: cell)).count == count)
  }

  @Test func `a transparent system colour is pale`() {
    #expect(contrasts(.systemBlue, alpha: 0.9) == 1)
  }

  @Test(arguments: [
    ("Inter-Regular", 1), ("Inter-Medium", 1), ("Inter-SemiBold", 0), ("Inter-Bold", 0), ("Inter-Black", 0),
    ("Inter-BlackItalic", 0),
  ])
  func `bold letters need less contrast`(name: String, count: Int) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect(contrasts(UIColor(white: 0.5, alpha: 1), font: font) == count)
  }

  @Test func `emoji have their own colours`() {
    #expect(contrasts(.white, text: "👍") == 0)
    #expect(contrasts(.white, text: "OK 👍") == 1)
  }

  @Test func `another colour with a contrast of 3 to 1 is pale`() {
    #expect(contrasts(UIColor(white: 0.5, alpha: 1)) == 1)
  }

  @Test func `a text in a view that is too large for one picture is checked separately`() {
    cell.frame.size.height = 40_000
    let label = UILabel(frame: CGRect(x: 16, y: 39_000, width: 200, height: 24))
    label.text = "Delete account"
    label.textColor = UIColor(white: 0.5, alpha: 1)
    cell.addSubview(label)
    #expect(ContrastRule.faults(in: LintTree(of: cell)).count == 1)
    label.textColor = .black
    #expect(ContrastRule.faults(in: LintTree(of: cell)).isEmpty)
  }
}
