import Testing
import UIKit

struct NSParagraphStyleTests {
  @Test func `styles with the same content are equal`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(style == other)
  }

  @Test func `a copy does not follow the original`() {
    let style = NSMutableParagraphStyle()
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .center
    #expect(copy?.alignment == .natural)
    #expect(copy is NSMutableParagraphStyle == false)
  }

  @Test func `a mutable copy has all values`() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 7
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.headIndent == 7)
  }

  @Test func `the default style wraps words`() {
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }
}
