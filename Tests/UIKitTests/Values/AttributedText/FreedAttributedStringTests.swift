import Foundation
import Testing

@testable import UIKit

struct FreedAttributedStringTests {
  private final class Mark {}

  @Test func `attributes are freed together with their text`() {
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

  @Test func `attributes of a substring are freed with it`() {
    weak var mark: Mark?
    do {
      let own = Mark()
      mark = own
      let text = FreedAttributedString(string: "abc")
      text.addAttribute(NSAttributedString.Key("mark"), value: own, range: NSRange(location: 1, length: 1))
      let part = text.attributedSubstring(from: NSRange(location: 1, length: 2))
      #expect(part.string == "bc")
      #expect(part.attribute(NSAttributedString.Key("mark"), at: 0, effectiveRange: nil) as? Mark === own)
      #expect(part.attribute(NSAttributedString.Key("mark"), at: 1, effectiveRange: nil) == nil)
    }
    #expect(mark == nil)
  }

  @Test func `the text's internal runs are freed`() throws {
    weak var runs: AnyObject?
    do {
      let text = FreedAttributedString(string: "ab", attributes: [NSAttributedString.Key("mark"): 1])
      let foundation = try #require(Mirror(reflecting: text).superclassMirror?.superclassMirror)
      let pointer = try #require(foundation.descendant("_attributeArray") as? OpaquePointer)
      runs = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
      #expect(runs != nil)
      #expect(text.length == 2)
    }
    #expect(runs == nil)
  }
}
