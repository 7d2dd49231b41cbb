import CellDrawing
import Dispatch
import Synchronization
import Testing

@testable import UIKit

/// Tests with Inter of 17 points, whose line is 20.29 points high.
struct StringDrawingTests: Sendable {
  private var attributes: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 17)] }
  private let sentence = "The quick brown fox jumps over the lazy dog and runs away."
  private let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight

  private func bounds(
    _ text: String, _ width: CGFloat, _ options: NSStringDrawingOptions, height: CGFloat = 10_000,
    lineBreakMode: NSLineBreakMode = .byWordWrapping
  ) -> CGRect {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = lineBreakMode
    var attributes = attributes
    attributes[.paragraphStyle] = style
    return text.boundingRect(
      with: CGSize(width: width, height: height), options: options, attributes: attributes, context: nil)
  }

  /// The nodes that `actions` draw into a new context.
  private func drawn(_ actions: () -> Void) -> [Node] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    UIGraphicsPushContext(context)
    actions()
    UIGraphicsPopContext()
    return context.takeNodes()
  }

  @Test func `empty text has no size`() {
    #expect("".size(withAttributes: attributes) == .zero)
    #expect(bounds("", 100, .usesLineFragmentOrigin) == .zero)
  }

  @Test func `a text's size is not rounded`() {
    #expect(abs("Hello".size(withAttributes: attributes).height - lineHeight) < 0.001)
    #expect("Hello".size(withAttributes: attributes).height != 21)
  }

  @Test func `a text's size includes line breaks`() {
    #expect(abs("a\nb".size(withAttributes: attributes).height - 2 * lineHeight) < 0.001)
  }

  @Test func `text wraps if line fragments are used`() {
    let rect = bounds(sentence, 200, .usesLineFragmentOrigin)
    #expect(rect.origin == .zero)
    #expect(rect.width <= 200)
    #expect(abs(rect.height - 3 * lineHeight) < 0.001)
  }

  @Test func `text without line fragments is one line from its baseline`() {
    let rect = bounds(sentence, 200, [])
    #expect(rect.width > 200)
    #expect(abs(rect.height - lineHeight) < 0.001)
    #expect(abs(rect.minY - UIFont.systemFont(ofSize: 17).descender) < 0.001)
  }

  @Test func `a truncating paragraph is one line`() {
    let rect = bounds(sentence, 200, .usesLineFragmentOrigin, lineBreakMode: .byTruncatingTail)
    #expect(abs(rect.height - lineHeight) < 0.001)
    #expect(rect.width <= 200)
  }

  @Test func `a height limits only truncated text`() {
    let limited: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    #expect(abs(bounds(sentence, 200, limited, height: 45).height - 2 * lineHeight) < 0.001)
    #expect(abs(bounds(sentence, 200, .usesLineFragmentOrigin, height: 45).height - 3 * lineHeight) < 0.001)
  }

  @Test func `only one option counts the leading of a text style`() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "Milk\nBread\nTea".boundingRect(
        with: CGSize(width: 200, height: 1000), options: options, attributes: [.font: font], context: nil
      ).height
    }
    let lineHeight = 17 * 1.193359375
    #expect(abs(height(.usesLineFragmentOrigin) - 3 * lineHeight) < 0.001)
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - (lineHeight + 2 * 22)) < 0.001)
  }

  @Test func `the size of a string counts the leading of a text style`() {
    let size = "Milk\nBread".size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    #expect(abs(size.height - (13 * 1.193359375 + 18)) < 0.001)
  }

  @Test func `Inter has no font leading`() {
    #expect(
      bounds(sentence, 200, [.usesLineFragmentOrigin, .usesFontLeading])
        == bounds(sentence, 200, .usesLineFragmentOrigin))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func `an invalid width is no limit`(width: CGFloat) {
    #expect(abs(bounds(sentence, width, .usesLineFragmentOrigin).height - lineHeight) < 0.001)
  }

  @Test func `background threads measure the same sizes`() {
    let widths = Array(stride(from: CGFloat(40), through: 400, by: 9))
    let here = widths.map { bounds(sentence, $0, .usesLineFragmentOrigin) }
    let device = Device.current
    let there = Mutex([CGRect](repeating: .zero, count: widths.count))
    DispatchQueue.concurrentPerform(iterations: widths.count) { index in
      let rect = Device.using(device) { bounds(sentence, widths[index], .usesLineFragmentOrigin) }
      there.withLock { $0[index] = rect }
    }
    #expect(here == there.withLock { $0 })
  }

  @Test func `a string and an attributed string have the same size`() {
    let attributed = NSAttributedString(string: sentence, attributes: attributes)
    let size = CGSize(width: 150, height: 1000)
    #expect(
      attributed.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        == bounds(sentence, 150, .usesLineFragmentOrigin))
    #expect((sentence as NSString).size(withAttributes: attributes) == attributed.size())
  }

  @Test func `text is drawn at the given point`() {
    let nodes = drawn { "Hello".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes) }
    guard case .text(let text, let origin)? = nodes.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(origin == CGPoint(x: 3, y: 4))
    #expect(text.size == "Hello".size(withAttributes: attributes))
  }

  @Test func `text with a baseline origin is drawn above its rectangle`() {
    let nodes = drawn {
      "Hello".draw(with: CGRect(x: 0, y: 100, width: 200, height: 0), attributes: attributes, context: nil)
    }
    guard case .text(let text, let origin)? = nodes.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(text.lines.first.map { abs(origin.y + $0.origin.y - 100) < 0.001 } == true)
  }

  @Test func `trailing spaces are measured, but not those at a line break`() {
    let space = " ".size(withAttributes: attributes).width
    let word = "Hello".size(withAttributes: attributes).width
    // Inter's space advances 792 of 2816 units, and the system font's tracking is -0.4504 points at 17 points.
    #expect(abs(space - (17 * 792 / 2816 - 0.4504)) < 0.001)
    #expect(abs("Hello  ".size(withAttributes: attributes).width - (word + 2 * space)) < 0.001)
    #expect(abs(bounds("Hello Hello", word + 1, .usesLineFragmentOrigin).width - word) < 0.001)
  }

  @Test func `lines below the rectangle are not drawn`() {
    let nodes = drawn {
      sentence.draw(in: CGRect(x: 0, y: 0, width: 200, height: 45), withAttributes: attributes)
    }
    guard case .text(let text, _)? = nodes.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(text.lineCount == 2)
  }

  @Test func `drawing without a context does nothing`() {
    "Hello".draw(at: .zero, withAttributes: attributes)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a drawing context shrinks the text`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = sentence.boundingRect(
      with: CGSize(width: 200, height: 45), options: .usesLineFragmentOrigin, attributes: attributes,
      context: context)
    #expect(rect.height <= 45)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(context.totalBounds.size == rect.size)
  }
}
