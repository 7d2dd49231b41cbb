import Foundation
import Testing

@testable import UIKit

@MainActor struct NSLayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func laidOut(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1_000))
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func `the used rectangle is as high as the bounding rectangle`() {
    let text = "Some words that need more than one line"
    let (storage, manager, container) = laidOut(text, width: 120)
    let bounds = storage.boundingRect(
      with: CGSize(width: 120, height: 1_000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(manager.usedRect(for: container).height - bounds.height) < 0.01)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: (text as NSString).length))
  }

  @Test func `the leading of a text style is below each line`() {
    let (storage, manager, container) = laidOut("one\ntwo", width: 200)
    storage.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .body), range: NSRange(location: 0, length: 7))
    #expect(abs(manager.usedRect(for: container).height - 44) < 0.001)
    #expect(abs(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY - 22) < 0.001)
    manager.usesFontLeading = false
    #expect(abs(manager.usedRect(for: container).height - 2 * 17 * 1.193359375) < 0.001)
  }

  @Test func `another thread may attach a text`() async {
    let manager = NSLayoutManager()
    let count = await Task.detached {
      let storage = NSTextStorage(string: "three words here")
      storage.addLayoutManager(manager)
      return manager.textStorage?.length
    }.value
    #expect(count == 16)
    // The manager does not keep the text alive.
    #expect(manager.textStorage == nil)
  }

  @Test func `the character at a point is the one whose rectangle contains it`() {
    let (storage, manager, container) = laidOut("Tap here, é 漢 please", width: 90)
    for index in [0, 4, 7, 10, 12, 16] {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      let found = manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == index)
    }
    #expect(manager.numberOfGlyphs == storage.length)
  }

  @Test func `line fragments are enumerated one by one`() {
    let (storage, manager, container) = laidOut("one\ntwo\nthree", width: 200)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges.map(\.location) == [0, 4, 8])
    #expect(ranges.map(\.length).reduce(0, +) == storage.length)
  }

  @Test func `a text storage calls its delegate once per editing session`() {
    final class Reader: NSTextStorageDelegate {
      var ranges: [NSRange] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        ranges.append(editedRange)
      }
    }
    let (storage, reader) = (NSTextStorage(string: "abc"), Reader())
    storage.delegate = reader
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "")
    storage.endEditing()
    #expect(storage.string == "xyzb")
    #expect(reader.ranges.count == 1)
  }

  @Test func `a text view and its storage follow each other`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "before"
    #expect(view.textStorage.string == "before")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "There")
    #expect(view.text == "Therefore")
    view.text = "after"
    #expect(view.layoutManager.textStorage?.string == "after")
  }
}
