import Testing

@testable import CellSnapSourcePass

struct OptionalCallStepTests {
  private let host =
    "@objc protocol Host { @objc optional func a(); @objc optional func height(of b: Int) -> Int }"

  @Test func `an optional method is called directly`() {
    #expect(passed("host?.a?()", beside: [host]) == "host?.a ()")
  }

  @Test func `an optional method with a value is called by its second name`() {
    #expect(
      passed("let b = host?.height?(of: 1) ?? 2", beside: [host])
        == "let b = host?.optional_height (of: 1) ?? 2")
  }

  @Test func `a call with labels is not a closure`() {
    #expect(
      passed("table.delegate?.tableView?(table, didSelectRowAt: path)").squeezed
        == "table.delegate?.tableView (table, didSelectRowAt: path)")
  }

  @Test func `an optional method of a scroll view's delegate is called directly`() {
    #expect(passed("delegate?.scrollViewDidScroll?(view)") == "delegate?.scrollViewDidScroll (view)")
  }

  @Test(arguments: ["card.handler?()", "handler?(1)", "card.didTap?(1, 2)", "list?[0]?.name"])
  func `a call of an optional closure is not changed`(text: String) {
    #expect(passed(text) == text)
  }

  @Test func `a closure named as a delegate's method is not changed`() {
    let text = "class Card { var scrollViewDidScroll: (() -> Void)? }\ncard.scrollViewDidScroll?()"
    #expect(passed(text) == text)
  }

  @Test func `a forced optional method is called directly`() {
    #expect(passed("host!.a!()", beside: [host]) == "host!.a ()")
    #expect(
      passed("let b = host!.height!(of: 1)", beside: [host]) == "let b = host!.optional_height (of: 1)!")
    #expect(
      passed("delegate!.textFieldDidBeginEditing!(field)") == "delegate!.textFieldDidBeginEditing (field)")
  }

  @Test func `a forced closure is not changed`() {
    #expect(passed("card.handler!(1)") == "card.handler!(1)")
  }

  @Test(arguments: [
    ("if let b = delegate.a { b() }", "if let b = delegate.method_a { b() }"),
    ("guard let b = host?.height(of:) else {}", "guard let b = host?.method_height_of else {}"),
    ("let b = c && self.delegate?.a != nil", "let b = c && self.delegate?.method_a != nil"),
    ("weak var host: Host?\nlet b = host?.a", "weak var host: Host?\nlet b = host?.method_a"),
  ])
  func `an optional method that is taken as a value is a property`(text: String, expected: String) {
    #expect(passed(text, beside: [host]) == expected)
  }

  @Test func `a property of UIKit with the name of an optional method is not changed`() {
    let text = "let b = table.a"
    #expect(passed(text, beside: [host]) == text)
  }

  @Test func `a property of the same name is not changed`() {
    let text = "class Card { var a: (() -> Void)? }\nif let b = card.a { b() }"
    #expect(passed(text, beside: [host]) == text)
  }

  @Test func `a method of a delegate of UIKit is bound as it is`() {
    #expect(
      passed("if let a = delegate.scrollViewDidScroll { a(b) }")
        == "if let a = Optional(delegate.scrollViewDidScroll) { a(b) }")
    #expect(
      passed("if let a = delegate?.scrollViewDidScroll { a(b) }")
        == "if let a = delegate?.scrollViewDidScroll { a(b) }")
  }

  @Test(arguments: [
    ("weak var c: AnyObject?\nc?.a?()", "(c as? Host)?.a ()"),
    ("weak var c: AnyObject?\nself.c!.a!()", "(self.c as? Host)!.a ()"),
    ("func f(c: AnyObject) { c.a?() }", "(c as? Host)?.a ()"),
  ])
  func `an optional method of any object is called through its protocol`(text: String, expected: String) {
    #expect(passed(text, beside: [host]).contains(expected))
  }
}
