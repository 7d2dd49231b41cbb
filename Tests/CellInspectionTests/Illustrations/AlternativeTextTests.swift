import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor @Suite struct AlternativeTextTests {
  @Test func `a line is written without breaks and double full stops`() {
    #expect(
      AlternativeText(["Hello\n  there.", "", "Bye."]).text == "Hello there, Bye.")
    #expect(AlternativeText(["Really?"]).text == "Really?")
    #expect(AlternativeText([]).text == "")
  }

  @Test func `a long text is cut between words`() {
    let long = AlternativeText([String(repeating: "word, ", count: 60)]).text
    #expect(long.count <= 200)
    #expect(long.hasSuffix("word…"))
    #expect(AlternativeText([String(repeating: "a", count: 300)]).text.count == 200)
  }

  @Test func `a description has the texts and values that VoiceOver reads, without the words for controls`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let button = UIButton(frame: CGRect(x: 0, y: 30, width: 40, height: 20))
    button.setTitle("Like", for: .normal)
    button.accessibilityValue = "7"
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    let silent = UILabel(frame: CGRect(x: 100, y: 0, width: 100, height: 20))
    silent.text = "Decoration"
    silent.accessibilityElementsHidden = true
    for view in [button, label, silent] { card.addSubview(view) }
    #expect(AlternativeText(of: card, rect: card.bounds).text == "Hello, Like: 7.")
    #expect(AlternativeText(of: card, rect: CGRect(x: 0, y: 25, width: 200, height: 35)).text == "Like: 7.")
  }
}
