import CellDrawing
import Testing

@testable import UIKit

/// The places of a text view's lines. A simulator of iOS 26 with 2 pixels per point has the same figures.
@MainActor struct TextViewPixelTests {
  private func view(_ text: String, _ size: CGFloat) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: size)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  /// Returns the baselines from the top of the view.
  private func baselines(_ view: UITextView) -> [CGFloat] {
    view.label.drawnText.lines.map { view.label.frame.minY + $0.origin.y }
  }

  @Test func `lines of 17 points are 20 and a half points apart`() {
    // The inset of 8 and the ascender of 16.19, rounded up.
    #expect(baselines(view("a\nb\nc", 17)) == [24.5, 45, 65.5])
  }

  @Test func `lines of 13 points are 15 and a half points apart`() {
    #expect(baselines(view("a\nb\nc", 13)) == [20.5, 36, 51.5])
  }

  @Test func `lines of a text style are as far apart as the table says`() {
    let view = view("a\nb", 17)
    view.font = .preferredFont(forTextStyle: .body)
    view.layoutIfNeeded()
    #expect(baselines(view) == [24.5, 46.5])
  }

  @Test func `lines at three pixels per point are on thirds of a point`() {
    Device.using(Device(displayScale: 3)) {
      let places = baselines(view("a\nb", 17))
      #expect(abs(places[0] - 24.333) < 0.001 && abs(places[1] - 44.667) < 0.001)
    }
  }

  @Test(
    arguments: [
      (11, 29.5), (12, 30.5), (13, 32), (14, 33), (15, 34), (16, 35.5), (17, 36.5), (20, 40), (24, 45),
      (28, 49.5),
    ] as [(CGFloat, CGFloat)])
  func `a fitting view is as high as a label and the insets`(size: CGFloat, height: CGFloat) {
    #expect(view("One line", size).sizeThatFits(CGSize(width: 200, height: 0)).height == height)
  }

  @Test func `a hundred lines are as high as a label's`() {
    let text = Array(repeating: "a", count: 100).joined(separator: "\n")
    let view = view(text, 17)
    // 100 times 20.287 is 2,028.7.
    #expect(view.contentSize.height == 2_045)  // 8 + 2,029 + 8
    #expect(view.label.drawnText.lineCount == 100)
    #expect(view.label.frame.height == 2_050)
  }

  @Test func `the carets are beside the lines`() {
    let view = view("a\nb\nc", 17)
    #expect(view.caretRect(for: view.endOfDocument).minY == 49)  // 8 + 2 * 20.5
    #expect(view.caretRect(for: view.endOfDocument).height == 20.5)
    #expect(view.layoutManager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 41)
  }

  @Test func `the layout manager's lines follow the view's pixels`() {
    let view = view("a\nb", 17)
    let manager = view.layoutManager
    func second() -> CGFloat { manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).minY }
    #expect(second() == 20.5)
    view.traitOverrides.displayScale = 3
    view.layoutIfNeeded()
    #expect(abs(second() - 20.333) < 0.001)
  }
}
