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

  @Test func `a style has twelve tab stops`() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
  }

  @Test func `tab stops are added in order and removed`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 100])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(style.tabStops == [NSTextTab(textAlignment: .right, location: 100)])
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test func `the new values are copied and compared`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    style.defaultTabInterval = 50
    style.hyphenationFactor = 0.5
    style.usesDefaultHyphenation = true
    style.allowsDefaultTighteningForTruncation = true
    style.textLists = [NSTextList(markerFormat: .disc)]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy != NSParagraphStyle.default)
    #expect(
      copy?.lineBreakStrategy.contains(.pushOut) == true && copy?.textLists.first?.markerFormat == .disc)
  }
}

struct NSTextListTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.decimal, "4"), (.lowercaseAlpha, "d"), (.uppercaseRoman, "IV"), (.disc, "•"),
    (.lowercaseHexadecimal, "4"), (NSTextList.MarkerFormat("({decimal})"), "(4)"),
  ])
  func `a marker has the item's number in its format`(format: NSTextList.MarkerFormat, marker: String) {
    #expect(NSTextList(markerFormat: format).marker(forItemNumber: 4) == marker)
  }

  @Test func `letters go on with two after z`() {
    #expect(NSTextList(markerFormat: .lowercaseAlpha).marker(forItemNumber: 28) == "ab")
  }

  @Test func `symbols are not ordered`() {
    #expect(NSTextList(markerFormat: .decimal).isOrdered && !NSTextList(markerFormat: .box).isOrdered)
  }
}
