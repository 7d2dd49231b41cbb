import Testing
import UIKit

/// Foundation compares the attributes of neighbouring runs whenever it copies a text.
@Suite struct AttributeComparisonTests {
  private func copies(_ key: NSAttributedString.Key, _ first: Any, _ second: Any) -> Int {
    let text = NSMutableAttributedString(string: "abcdef", attributes: [key: first])
    text.addAttributes([key: second], range: NSRange(location: 2, length: 2))
    var runs = 0
    let copy = NSAttributedString(attributedString: text)
    copy.enumerateAttributes(in: NSRange(location: 0, length: 6)) { _, _, _ in runs += 1 }
    return runs
  }

  @Test func `neighbours with different values stay separate runs`() {
    #expect(copies(.font, UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 10)) == 3)
    #expect(copies(.foregroundColor, UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1)) == 3)
    #expect(copies(.attachment, NSTextAttachment(), NSTextAttachment()) == 3)
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    #expect(copies(.shadow, NSShadow(), shadow) == 3)
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 2
    #expect(copies(.paragraphStyle, NSParagraphStyle(), paragraph) == 3)
    let other = NSAttributedString.Key("other")
    #expect(copies(other, UIImage(), UIImage()) == 1)
    let fonts = [10, 11].map { UIFont.systemFont(ofSize: $0).fontDescriptor }
    #expect(copies(other, fonts[0], fonts[1]) == 3)
  }
}

struct EmptyAttributedStringTests {
  @Test func `an attributed string without a text is empty`() {
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().string.isEmpty)
  }
}
