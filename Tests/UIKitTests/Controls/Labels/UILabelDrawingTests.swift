import CellDrawing
import Testing

@testable import UIKit

/// Tests of where a label's text is drawn, at 2 pixels per point. A line of Inter 17 is 20.29 points high.
@MainActor struct UILabelDrawingTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let sentence = "The quick brown fox jumps over the lazy dog and runs away."

  /// The text that is drawn, and its origin.
  private func drawn() -> (text: LaidOutText, origin: CGPoint)? {
    for node in label.scene().nodes {
      if case .text(let text, let origin) = node { return (text, origin) }
    }
    return nil
  }

  @Test func `an empty label draws nothing`() {
    #expect(label.scene().nodes.isEmpty)
  }

  @Test func `text is centred vertically on a whole pixel`() {
    label.text = "Hello"
    #expect(drawn()?.origin == CGPoint(x: 0, y: 15))  // (50 - 20.29) / 2 = 14.86, rounded to halves
  }

  @Test func `the drawn text is the measured text`() {
    label.text = sentence
    label.numberOfLines = 0
    label.frame.size.height = 400
    #expect(drawn()?.text == label.drawnText)
  }

  @Test func `natural text is at the right in a right-to-left label`() {
    label.text = "Hello"
    let left = drawn()?.text.lines.first?.origin.x
    label.semanticContentAttribute = .forceRightToLeft
    let right = drawn()?.text.lines.first
    #expect(left == 0)
    #expect(right.map { abs($0.origin.x + $0.width - 100) < 0.01 } == true)
  }

  @Test func `left-aligned text stays at the left in a right-to-left label`() {
    label.text = "Hello"
    label.textAlignment = .left
    label.semanticContentAttribute = .forceRightToLeft
    #expect(drawn()?.text.lines.first?.origin.x == 0)
  }

  @Test func `lines that do not fit the height are left out`() {
    label.text = sentence
    label.numberOfLines = 0
    #expect(label.drawnLineCount == 2)  // 50 / 20.29 = 2.5
    #expect(label.isTruncated)
  }

  @Test func `lines that do not fit are left out with word wrapping too`() {
    label.text = sentence
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    #expect(label.drawnLineCount == 2)
    #expect(label.isTruncated)
  }

  @Test func `one line is drawn however low the label is`() {
    label.text = "Hello"
    label.frame.size.height = 5
    #expect(label.drawnLineCount == 1)
  }

  @Test func `a height for two lines of San Francisco holds two of Inter`() {
    label.text = sentence
    label.numberOfLines = 0
    label.frame.size.height = 41  // 2 * 20.29 = 40.57, rounded up to 41; Inter: 41.14
    #expect(label.drawnLineCount == 2)
  }

  @Test func `clipped text is cut off at the label's bounds`() {
    label.text = sentence
    label.lineBreakMode = .byClipping
    guard case .group(let group)? = label.scene().nodes.first else {
      Issue.record("no clip")
      return
    }
    #expect(group.clip?.path == .rect(label.bounds))
  }

  @Test func `shrunk text fits the width`() {
    label.text = "Hello wide world"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(!label.isTruncated)
    #expect(label.drawnText.size.width <= 100)
    #expect(label.drawnText.size.width > 95)
  }

  @Test func `text shrinks only to the minimum scale factor`() {
    label.text = sentence
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.9
    #expect(label.isTruncated)
    #expect(label.drawnText.lines.first?.runs.first?.size == 17 * 0.9)
  }

  @Test func `shrunk text keeps its baseline`() {
    label.text = "Hi"
    let baseline = drawn().map { $0.origin.y + ($0.text.lines.first?.origin.y ?? 0) }
    label.text = "Hello wide world"
    label.adjustsFontSizeToFitWidth = true
    let shrunk = drawn().map { $0.origin.y + ($0.text.lines.first?.origin.y ?? 0) }
    #expect(baseline == shrunk)
  }

  @Test func `changed text is drawn again`() {
    label.text = "Hello"
    let before = label.scene()
    label.text = "World"
    #expect(label.scene() != before)
  }

  @Test func `wider bounds break the lines again`() {
    label.text = sentence
    label.numberOfLines = 0
    label.frame.size = CGSize(width: 200, height: 200)
    #expect(drawn()?.text.lineCount == 3)
    label.frame.size.width = 600
    #expect(drawn()?.text.lineCount == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func `a label with an absurd frame draws no text`(side: CGFloat) {
    label.text = sentence
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: side, height: side)
    #expect(drawn() == nil)
  }

  @Test func `a very large label draws its text in one line`() {
    label.text = sentence
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
    #expect(drawn()?.text.lineCount == 1)
  }

  /// Returns the rows of pixels, at 1 pixel per point, in which a label at (0, 40) draws 40-point letters.
  private func rows(lineHeight: CGFloat, labelHeight: CGFloat, shadow: NSShadow? = nil) throws -> [Int] {
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 40), .paragraphStyle: style,
    ]
    attributes[.shadow] = shadow
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 160, height: labelHeight))
    label.attributedText = NSAttributedString(string: "\u{C9}g", attributes: attributes)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
    view.addSubview(label)
    let bitmap = try Bitmap(width: 160, height: 120)
    Painter().paint(view.scene(), rect: view.bounds, scale: 1, into: bitmap)
    return (0..<120).filter { row in
      (0..<160).contains { bitmap.pixels[row * bitmap.stride + $0 * 4 + 3] > 0 }
    }
  }

  @Test func `letters above their line are cut at the label's top`() throws {
    let rows = try rows(lineHeight: 20, labelHeight: 20)
    #expect(rows.first == 40)
    #expect(try #require(rows.last) < 60)
  }

  @Test func `letters in a line of their own height are not cut`() throws {
    let (high, low) = (try rows(lineHeight: 60, labelHeight: 60), try rows(lineHeight: 0, labelHeight: 60))
    #expect(high.count == low.count)
  }
}
