import Testing
import UIKit

struct NSParagraphStyleTests {
  @Test func stylesOfOneContentAreEqual() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(style == other)
  }

  @Test func copyDoesNotFollowTheOriginal() {
    let style = NSMutableParagraphStyle()
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .center
    #expect(copy?.alignment == .natural)
    #expect(copy is NSMutableParagraphStyle == false)
  }

  @Test func mutableCopyTakesEverythingOver() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 7
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.headIndent == 7)
  }

  @Test func defaultWrapsWords() {
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }
}
