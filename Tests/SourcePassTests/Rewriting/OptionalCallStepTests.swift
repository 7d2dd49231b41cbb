import Testing

@testable import CellSnapSourcePass

struct OptionalCallStepTests {
  private let host =
    "@objc protocol Host { @objc optional func a(); @objc optional func height(of b: Int) -> Int }"

  @Test func optionalMethodIsCalled() {
    #expect(passed("host?.a?()", beside: [host]) == "host?.a ()")
  }

  @Test func valueIsAskedFor() {
    #expect(
      passed("let b = host?.height?(of: 1) ?? 2", beside: [host])
        == "let b = host?.optional_height (of: 1) ?? 2")
  }

  @Test func callWithLabelsIsNoClosure() {
    #expect(
      passed("table.delegate?.tableView?(table, didSelectRowAt: path)").squeezed
        == "table.delegate?.tableView (table, didSelectRowAt: path)")
  }

  @Test func methodOfAScrollViewsDelegateIsCalled() {
    #expect(passed("delegate?.scrollViewDidScroll?(view)") == "delegate?.scrollViewDidScroll (view)")
  }

  @Test(arguments: ["card.handler?()", "handler?(1)", "card.didTap?(1, 2)", "list?[0]?.name"])
  func closureStays(text: String) {
    #expect(passed(text) == text)
  }

  @Test func closureOfTheNameOfADelegatesMethodStays() {
    let text = "class Card { var scrollViewDidScroll: (() -> Void)? }\ncard.scrollViewDidScroll?()"
    #expect(passed(text) == text)
  }
}
