import CellDrawing
import Foundation
import Testing

@testable import UIKit

struct PseudolocaleTests {
  private func inPseudolocale<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Device.changing({ $0.language = Pseudolocale.language }, body)
  }

  @Test func `letters get accents and vowels are doubled`() {
    #expect(Pseudolocale.text("Show more (12)") == "Šĥööŵ ɱööŕéé (12)")
  }

  @Test func `other scripts stay unchanged`() {
    #expect(Pseudolocale.text("写真 صور 👍") == "写真 صور 👍")
  }

  @Test func `the font has every accented letter`() {
    let alphabet = "abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let text = LaidOutText(
      AttributedText(Pseudolocale.text(alphabet), attributes: TextAttributes(font: Font(size: 17))),
      in: TextFrame())
    #expect(text.layout.missingCharacters.isEmpty)
    #expect(Set(text.lines.flatMap(\.runs).map(\.face.file)).count == 1)
  }

  @MainActor @Test func `labels and measured texts become longer alike`() {
    let plain = ("Write a comment" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    inPseudolocale {
      let label = UILabel()
      label.text = "Write a comment"
      let long = ("Write a comment" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      #expect(label.text == "Write a comment")
      #expect(long.width > plain.width * 1.2)
      #expect(label.intrinsicContentSize.width == (long.width * 2).rounded(.up) / 2)
    }
  }

  @Test func `attributes stay with their letters`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    inPseudolocale {
      let converted = AttributedText(text, traits: UITraitCollection.current)
      #expect(converted.string == "ååƀ")
      #expect(converted.runs.map(\.utf8Count) == [4, 2])
    }
  }
}
