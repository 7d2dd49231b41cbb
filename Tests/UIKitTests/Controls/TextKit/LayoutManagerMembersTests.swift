import Foundation
import Testing

@testable import UIKit

@MainActor struct LayoutManagerMembersTests {
  private let storage = NSTextStorage(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test func `each character is one glyph with the same index`() {
    #expect(manager.glyphIndexForCharacter(at: 5) == 5)
    #expect(manager.characterIndexForGlyph(at: 5) == 5)
    #expect(manager.isValidGlyphIndex(6))
    #expect(!manager.isValidGlyphIndex(7))
    #expect(!manager.hasNonContiguousLayout)
  }

  @Test func `the rectangles around a range are one for each line`() {
    var tops: [CGFloat] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 2, length: 4),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in tops.append(rect.minY) }
    #expect(tops.count == 2)
    #expect(tops[0] < tops[1])
  }

  @Test func `the used part of a line is not wider than the line`() {
    var range = NSRange()
    let used = manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: &range)
    #expect(range == NSRange(location: 4, length: 3))
    #expect(used.width < manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).width)
  }

  @Test func `containers come and go at their places`() {
    let first = NSTextContainer(size: .zero)
    manager.insertTextContainer(first, at: 0)
    #expect(manager.textContainers == [first, container])
    manager.removeTextContainer(at: 0)
    #expect(manager.textContainers == [container])
    #expect(first.layoutManager == nil)
  }

  @Test func `a text without the manager is none of the manager's`() {
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil)
    #expect(storage.layoutManagers.isEmpty)
  }

  @Test func `only a container without paths is a simple rectangle`() {
    #expect(container.isSimpleRectangular)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))]
    #expect(!container.isSimpleRectangular)
  }
}
