import Foundation
import Testing

@testable import UIKit

struct FreedAttributedStringTests {
  private final class Mark {}

  @Test func attributesAreFreedWithTheText() {
    weak var mark: Mark?
    do {
      let own = Mark()
      mark = own
      let text = FreedAttributedString(string: "ab", attributes: [NSAttributedString.Key("mark"): own])
      text.addAttribute(NSAttributedString.Key("other"), value: 1, range: NSRange(location: 1, length: 1))
      #expect(text.attribute(NSAttributedString.Key("mark"), at: 1, effectiveRange: nil) as? Mark === own)
    }
    #expect(mark == nil)
  }
}
