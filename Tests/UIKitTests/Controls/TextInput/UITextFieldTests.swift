import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private var label: UILabel? { field.subviews.compactMap { $0 as? UILabel }.first }

  @Test func `the editing rectangle equals the text rectangle`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
  }

  @Test func `a text field grows rather than a label that hugs its text`() {
    let label = UILabel()
    label.text = "Title"
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    let stack = UIStackView(arrangedSubviews: [label, field])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stack.layoutIfNeeded()
    #expect(label.frame.height == label.intrinsicContentSize.height)
    #expect(field.frame.maxY == 100)
  }

  @Test func `the placeholder that is set last is shown`() {
    field.attributedPlaceholder = NSAttributedString(
      string: "Email", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Email")
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .placeholderText)
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
  }

  @Test func `the placeholder is shown while there is no text`() {
    field.placeholder = "Email"
    #expect(label?.text == "Email")
    #expect(label?.textColor == .placeholderText)
    field.text = "a@b.c"
    #expect(label?.text == "a@b.c")
    #expect(label?.textColor == .label)
  }

  @Test func `secure text is shown as bullets`() {
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(label?.text == "••••••")
    #expect(field.text == "secret")
  }

  @Test func `a rounded field grows only with its font`() {
    field.borderStyle = .roundedRect
    #expect(field.sizeThatFits(.zero).height == 34)
    field.font = .systemFont(ofSize: 30)
    // A line of 35.8 points is rounded up to pixels, and 1.5 and 12 points are added.
    let expected: CGFloat = 36 + 1.5 + 12
    #expect(field.sizeThatFits(.zero).height == expected)
  }

  @Test func `a rounded field insets its text by 7 and 2 points`() {
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
  }

  @Test func `a background colour ends at a rounded border`() throws {
    field.borderStyle = .roundedRect
    field.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let bitmap = try Bitmap(width: 200, height: 34)
    Painter().paint(field.scene(), rect: field.bounds, scale: 1, into: bitmap)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      [2, 1, 0, 3].map { bitmap.pixels[y * bitmap.stride + x * 4 + $0] }
    }
    #expect(pixel(0, 0) == [0, 0, 0, 0])
    #expect(pixel(100, 17) == [255, 0, 0, 255])
  }

  @Test func `a left view narrows the text`() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.text = "a"
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(label?.frame == CGRect(x: 30, y: 7, width: 170, height: 20.5))
  }

  private var clearButton: ClearButton? { field.subviews.compactMap { $0 as? ClearButton }.first }

  @Test func `a clear button is shown if the field has text`() {
    field.borderStyle = .roundedRect
    field.clearButtonMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(clearButton == nil)
    field.text = "a"
    field.layoutIfNeeded()
    #expect(clearButton?.frame == CGRect(x: 200 - 5 - 19, y: 17 - 9.5, width: 19, height: 19))
    #expect(label?.frame == CGRect(x: 7, y: 7, width: 200 - 5 - 19 - 7, height: 20.5))
    field.text = ""
    field.layoutIfNeeded()
    #expect(clearButton?.isHidden == true)
  }

  @Test func `views for the time of editing are not shown`() {
    field.text = "a"
    field.clearButtonMode = .whileEditing
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(clearButton == nil)
    #expect(field.rightView?.isHidden == true)
    #expect(label?.frame.width == 200)
  }

  private final class InsetField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
  }

  @Test func `a field that insets both of its rectangles insets each once`() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(InsetField().editingRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 80, height: 30))
  }

  @Test func `the text of an empty field is empty`() {
    #expect(UITextField().text == "")
    field.text = nil
    #expect(field.text == "")
  }

  @Test(arguments: [(6, 14), (15, 15)] as [(CGFloat, CGFloat)])
  func `a text shrinks to no less than 14 points`(minimum: CGFloat, smallest: CGFloat) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
    field.text = "H A text that is much too long for it"
    (field.adjustsFontSizeToFitWidth, field.minimumFontSize) = (true, minimum)
    field.layoutIfNeeded()
    let label = try #require(field.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(abs(try #require(label.drawnText.lines.first?.runs.first).size - smallest) < 0.2)
  }

  @Test func `default text attributes apply to the texts that are set`() {
    let field = UITextField()
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
    ]
    field.text = "a"
    #expect(field.font?.pointSize == 20 && field.textColor == .red)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(field.defaultTextAttributes[.kern] as? Int == 2)
  }
}
