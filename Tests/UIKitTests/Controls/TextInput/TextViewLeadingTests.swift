import Foundation
import Testing
import UIKit

/// Tests of text views in a text style, at 2 pixels per point. Lines of `body` are 20.287 points high and 22 points apart.
@MainActor struct TextViewLeadingTests {
  private func view(_ text: String, _ style: UIFont.TextStyle = .body) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .preferredFont(forTextStyle: style)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  @Test func `each line has its leading, also the last one`() {
    #expect(view("Milk").contentSize.height == 38)  // 8 + 22 + 8
    #expect(view("Milk\nBread\nTea").contentSize.height == 82)  // 8 + 3 * 22 + 8
  }

  @Test func `an empty view is as high as a line with its leading`() {
    #expect(view("").sizeThatFits(CGSize(width: 200, height: 0)).height == 38)
  }

  @Test func `a negative leading takes room away`() {
    // 8 + 2 * 13 + 8
    #expect(view("Milk\nBread", .caption2).contentSize.height == 42)
  }

  @Test func `the first line is at the top inset`() throws {
    let label = try #require(view("Milk\nBread").subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame == CGRect(x: 5, y: 8, width: 190, height: 42.5))
  }

  @Test func `the carets of two lines are 22 points apart`() throws {
    let view = view("Milk\nBread")
    let end = view.caretRect(for: view.endOfDocument)
    let start = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(end.minY - start.minY - 22) < 0.001)
  }

  @Test func `a layout manager without leading lays out the view without it`() {
    let view = view("Milk\nBread")
    view.layoutManager.usesFontLeading = false
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 57)  // 8 + 2 * 20.287, rounded up, + 8
  }
}
