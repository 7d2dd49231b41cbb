import Testing

@testable import UIKit

@MainActor struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private var label: UILabel? { field.subviews.compactMap { $0 as? UILabel }.first }

  @Test func aFieldThatIsEditedKeepsItsTextWhereItIs() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
  }

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

  @Test func roundedFieldGrowsWithItsFontOnly() {
    field.borderStyle = .roundedRect
    #expect(field.sizeThatFits(.zero).height == 34)
    field.font = .systemFont(ofSize: 30)
    // A line of 35.8 points, in pixels, and 1.5 and 12 more.
    #expect(field.sizeThatFits(.zero).height == 36 + 1.5 + 12)
  }

  @Test func textOfARoundedFieldKeeps7PointsFromItsSidesAnd2FromTheRest() {
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
  }

  @Test func viewsAtTheSidesTakeTheirRoom() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.text = "a"
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(label?.frame == CGRect(x: 30, y: 7, width: 170, height: 20.5))
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
    #expect(label?.frame == CGRect(x: 7, y: 7, width: 200 - 5 - 19 - 7, height: 20.5))
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
