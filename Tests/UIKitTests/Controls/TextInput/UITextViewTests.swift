import Testing
import UIKit

/// Tests of sizes at 2 pixels per point.
@MainActor struct UITextViewTests {
  private func view(_ text: String, _ change: (UITextView) -> Void = { _ in }) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    change(view)
    view.layoutIfNeeded()
    return view
  }

  private func label(_ view: UITextView) -> UILabel? { view.subviews.compactMap { $0 as? UILabel }.first }

  @Test func `a text view insets its lines by inset and padding`() {
    #expect(label(view("Milk"))?.frame == CGRect(x: 5, y: 8, width: 190, height: 20.5))
  }

  @Test func `the content is as high as its lines and can scroll`() {
    let long = view(String(repeating: "Milk and bread ", count: 20))
    #expect(long.contentSize.width == 200)
    #expect(long.contentSize.height > 60)
    #expect(long.contentSize.height == long.sizeThatFits(CGSize(width: 200, height: 0)).height)
  }

  @Test func `the leading of a font is below each line, unlike in a label`() throws {
    // The font's line gap is 87 of 2048 units.
    let font = try #require(UIFont(name: "LiberationSerif", size: 40.96))
    let leading = 2 * 87.0 / 100
    let label = UILabel(frame: .zero)
    label.font = font
    label.numberOfLines = 0
    label.text = "Milk\nBread"
    let view = view("Milk\nBread") { $0.font = font }
    let difference = view.sizeThatFits(.zero).height - 16 - label.sizeThatFits(.zero).height
    #expect(abs(font.leading - leading) < 0.001)
    #expect(abs(difference - 2 * leading) <= 0.5)
  }

  @Test func `a text view has an intrinsic height only if it does not scroll`() {
    #expect(view("Milk").intrinsicContentSize.height == UIView.noIntrinsicMetric)
    #expect(view("Milk") { $0.isScrollEnabled = false }.intrinsicContentSize.height == 36.5)
  }

  @Test func `a text view's default font is Helvetica of 12 points`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = "Milk"
    #expect(view.font?.fontName == "Helvetica")
    #expect(view.font?.pointSize == 12)
  }

  @Test func `an empty text view is as high as a line`() {
    #expect(view("").sizeThatFits(CGSize(width: 200, height: 0)).height == 36.5)
  }

  @Test func `the text container sets the padding and the line limit`() {
    let narrow = view(String(repeating: "Milk and bread ", count: 20)) {
      $0.textContainerInset = .zero
      $0.textContainer.lineFragmentPadding = 0
      $0.textContainer.maximumNumberOfLines = 2
    }
    #expect(label(narrow)?.frame == CGRect(x: 0, y: 0, width: 200, height: 41))
  }

  @Test func `a view without text and font has no font`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font?.pointSize == 12)
    view.text = ""
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
  }

  @Test func `the content has a size before the view is laid out`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = "a\nb"
    // 8 + 41 + 8: two lines of 20.29 points, rounded up to half points.
    #expect(view.contentSize == CGSize(width: 100, height: 8 + 41 + 8))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 8 + 41 + 8))
  }
}
