import Foundation
import Testing
import UIKit

struct CGFloatNumberTests {
  private let number: CGFloat = 1.5

  @Test func `numbers become objects`() {
    #expect([number, 2] as [NSNumber] == [NSNumber(value: 1.5), NSNumber(value: 2)])
  }

  @Test func `an object becomes a number`() {
    let value: Any = NSNumber(value: 2.5)
    #expect(value as? CGFloat == 2.5)
  }

  @Test func `two ranges of a text side by side have numbers of their own`() {
    let text = NSMutableAttributedString(string: "abcd")
    text.addAttribute(.kern, value: CGFloat(1.5), range: NSRange(location: 0, length: 2))
    text.addAttribute(.kern, value: CGFloat(2.5), range: NSRange(location: 2, length: 2))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 1.5)
    #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? CGFloat == 2.5)
  }
}
