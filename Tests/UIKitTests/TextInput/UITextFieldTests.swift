import Testing

@testable import UIKit

@MainActor struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private var label: UILabel? { field.subviews.compactMap { $0 as? UILabel }.first }

  @Test func placeholderIsShownWhileThereIsNoText() {
    field.placeholder = "Email"
    #expect(label?.text == "Email")
    #expect(label?.textColor == .placeholderText)
    field.text = "a@b.c"
    #expect(label?.text == "a@b.c")
    #expect(label?.textColor == .label)
  }

  @Test func secureTextIsNotShown() {
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(label?.text == "••••••")
    #expect(field.text == "secret")
  }

  @Test func roundedFieldIsItsLineAnd12Points() {
    field.borderStyle = .roundedRect
    #expect(field.sizeThatFits(.zero).height == CGFloat(21 + 12))
  }

  @Test func viewsAtTheSidesTakeTheirRoom() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.text = "a"
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(label?.frame == CGRect(x: 30, y: 0, width: 170, height: 34))
  }

  private var clearButton: ClearButton? { field.subviews.compactMap { $0 as? ClearButton }.first }

  @Test func aFieldWithTextShowsItsClearButton() {
    field.borderStyle = .roundedRect
    field.clearButtonMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(clearButton == nil)
    field.text = "a"
    field.layoutIfNeeded()
    #expect(clearButton?.frame == CGRect(x: 200 - 5 - 19, y: 17 - 9.5, width: 19, height: 19))
    #expect(label?.frame == CGRect(x: 7, y: 0, width: 200 - 5 - 19 - 7, height: 34))
    field.text = ""
    field.layoutIfNeeded()
    #expect(clearButton?.isHidden == true)
  }

  @Test func whatIsSeenWhileEditingIsNotSeen() {
    field.text = "a"
    field.clearButtonMode = .whileEditing
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(clearButton == nil)
    #expect(field.rightView?.isHidden == true)
    #expect(label?.frame.width == 200)
  }
}
