import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor @Suite struct AlternativeTextTests {
  private func part(_ text: String, _ x: CGFloat, _ y: CGFloat) -> AlternativeText.Part {
    AlternativeText.Part(text: text, frame: CGRect(x: x, y: y, width: 20, height: 10))
  }

  private func text(_ parts: [AlternativeText.Part], isRightToLeft: Bool = false) -> String {
    AlternativeText(parts, isRightToLeft: isRightToLeft).text
  }

  @Test func `parts are read line by line`() {
    let parts = [part("below", 0, 40), part("right", 50, 3), part("left", 0, 0)]
    #expect(text(parts) == "left, right, below.")
    #expect(text(parts, isRightToLeft: true) == "right, left, below.")
  }

  @Test func `a line is written without breaks and double full stops`() {
    #expect(
      text([part("Hello\n  there.", 0, 0), part("", 0, 20), part("Bye.", 0, 40)]) == "Hello there, Bye.")
    #expect(text([part("Really?", 0, 0)]) == "Really?")
    #expect(text([]) == "")
  }

  @Test func `a long text is cut between words`() {
    let long = text([part(String(repeating: "word, ", count: 60), 0, 0)])
    #expect(long.count <= 200)
    #expect(long.hasSuffix("word…"))
    #expect(text([part(String(repeating: "a", count: 300), 0, 0)]).count == 200)
  }

  @Test func `the label of a view stands for what is in it`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    button.accessibilityLabel = "Like"
    let inner = UILabel(frame: button.bounds)
    inner.text = "7"
    button.addSubview(inner)
    let label = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
    label.text = "Hello"
    let silent = UILabel(frame: CGRect(x: 100, y: 30, width: 100, height: 20))
    silent.text = "Decoration"
    silent.accessibilityElementsHidden = true
    for view in [label, button, silent] { card.addSubview(view) }
    #expect(AlternativeText(of: card, rect: card.bounds, isRightToLeft: false).text == "Like, Hello.")
    let bottom = CGRect(x: 0, y: 25, width: 200, height: 35)
    #expect(AlternativeText(of: card, rect: bottom, isRightToLeft: false).text == "Hello.")
  }
}
