import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of offsets over a whole line, at 2 pixels per point. The values of a label are known from iPhones.
@MainActor struct BaselineOffsetTests {
  private func text(_ offset: CGFloat, lineHeight: CGFloat? = nil) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    if let lineHeight {
      (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (lineHeight, lineHeight)
    }
    return NSAttributedString(
      string: "H",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .baselineOffset: offset, .paragraphStyle: paragraph,
        .foregroundColor: UIColor.black,
      ])
  }

  /// Returns the lower edge of the ink in a view, in points.
  private func foot(_ view: UIView) throws -> CGFloat {
    let (width, height) = (Int(view.bounds.width * 2), Int(view.bounds.height * 2))
    let bitmap = try Bitmap(width: width, height: height)
    Painter().paint(view.scene(), rect: view.bounds, scale: 2, into: bitmap)
    let rows = (0..<height).filter { y in
      (0..<width).contains { bitmap.pixels[y * bitmap.stride + $0 * 4 + 3] > 128 }
    }
    return CGFloat((rows.last ?? -1) + 1) / 2
  }

  private func button(_ text: NSAttributedString) -> UIButton {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(text, for: .normal)
    button.sizeToFit()
    return button
  }

  private func textView(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .clear
    view.attributedText = text
    view.isScrollEnabled = false
    return view
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    return label
  }

  @Test func `a lowered line makes a label higher by its offset`() throws {
    #expect(label(text(0)).bounds.height == 20.5)
    #expect(label(text(-5)).bounds.height == 25.5)
    #expect(try foot(label(text(0))) == 16)
    #expect(try foot(label(text(-5))) == 21)
  }

  @Test func `a lowered title makes a button higher and is lower in it`() throws {
    #expect(button(text(0)).bounds.height == 33)
    #expect(button(text(-5)).bounds.height == 38)
    let feet = [try foot(button(text(0))), try foot(button(text(-5)))]
    #expect(feet == [22.5, 27.5])
  }

  @Test func `a lowered line makes a text view higher and is lower in it`() throws {
    #expect(textView(text(0)).intrinsicContentSize.height == 8 + 20.5 + 8)
    #expect(textView(text(-5)).intrinsicContentSize.height == 8 + 25.5 + 8)
    #expect(try foot(textView(text(0))) == 24.5)
    #expect(try foot(textView(text(-5))) == 29.5)
  }

  @Test func `an offset centres the text of a line of fixed height`() throws {
    let centred = text(9.855, lineHeight: 40)
    #expect(try foot(label(centred)) == 26)
    #expect(try foot(button(centred)) == 6 + 26)
    #expect(try foot(textView(centred)) == 8 + 26)
  }
}
