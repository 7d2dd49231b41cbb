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
}
