import CellDrawing
import Testing

@testable import UIKit

/// Tests of a label's size at 2 pixels per point. A line of Inter 17 is 20.29 points high.
@MainActor struct UILabelSizeTests {
  private let label = UILabel()
  private let sentence = "The quick brown fox jumps over the lazy dog and runs away."

  private func lineHeight(_ count: CGFloat) -> CGFloat {
    (count * UIFont.systemFont(ofSize: 17).lineHeight * 2 - 0.001).rounded(.up) / 2
  }

  @Test(arguments: [nil, ""]) func `an empty label has no size`(text: String?) {
    label.text = text
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `a label's size is rounded up to pixels`() {
    label.text = "Hello"
    let exact = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = label.sizeThatFits(.zero)
    #expect(size.width == (exact.width * 2).rounded(.up) / 2)
    #expect(size.height == 20.5)  // 20.29, rounded up to halves
  }

  @Test func `a single line is as wide as its text`() {
    label.text = sentence
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == label.sizeThatFits(.zero))
  }

  @Test func `several lines stay within the width`() {
    label.text = sentence
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(size.width <= 200)
    #expect(size.height == lineHeight(3))
  }

  @Test func `the given height does not limit the fitting size`() {
    label.text = sentence
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 0)
    label.sizeToFit()
    #expect(label.frame.height == lineHeight(3))
  }

  @Test func `the line limit limits the height`() {
    label.text = sentence
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height == lineHeight(2))
  }

  @Test func `the line limit counts the lines of all paragraphs`() {
    label.text = "one\ntwo\nthree"
    label.numberOfLines = 2
    #expect(label.sizeThatFits(.zero).height == lineHeight(2))
  }

  @Test func `the preferred maximum width limits the intrinsic size`() {
    label.text = sentence
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height == lineHeight(1))
    label.preferredMaxLayoutWidth = 200
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 200, height: 0)))
  }

  @Test func `text is drawn whole at its measured size`() {
    label.text = sentence
    label.numberOfLines = 0
    for width in stride(from: CGFloat(30), through: 400, by: 7.3) {
      label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: width, height: 0)))
      #expect(!label.isTruncated, "at \(width)")
    }
  }

  @Test func `a subclass's insets are part of the size`() {
    let label = InsetLabel()
    label.text = "Hello"
    let plain = UILabel()
    plain.text = "Hello"
    let height: CGFloat = 20.5 + 4 + 4
    #expect(label.sizeThatFits(.zero).width == plain.sizeThatFits(.zero).width + 20)
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func `an absurd width does not limit the size`(width: CGFloat) {
    label.text = "Hello"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == label.sizeThatFits(.zero))
  }

  @Test func `a text style's font follows the content size category`() {
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == label.style.font.pointSize)
    #expect(label.style.font.adjusted(for: .accessibilityMedium).pointSize == 28)
  }
}

/// A label with insets of 10 points at the sides and 4 above and below, as apps inset labels.
private final class InsetLabel: UILabel {
  private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return inner.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -4, right: -10))
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}
