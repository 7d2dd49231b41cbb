import Testing
import UIKit

@MainActor struct SelectorTests {
  @MainActor private final class Target: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func one(_ sender: UIControl?) { calls.append("one \(sender == nil ? "nobody" : "sender")") }
    func two(_ first: Any, second: String) -> String { second + "!" }
  }

  private let target = Target()

  @Test func `selectors with the same name are equal`() {
    #expect(Selector("plain") == Selector("plain", Target.plain))
    #expect(Selector("plain") != Selector("other", Target.plain))
  }

  @Test func `a bare selector name gets a colon for each argument`() {
    #expect(Selector("one", Target.one).name == "one:")
    #expect(Selector("twoWith:second:", Target.two).name == "twoWith:second:")
  }

  @Test func `a method receives only as many arguments as it has`() {
    target.perform(Selector("plain", Target.plain), with: UIControl())
    target.perform(Selector("one:", Target.one), with: UIControl(), with: 1)
    #expect(target.calls == ["plain", "one sender"])
  }

  @Test func `a missing argument is nil`() {
    target.perform(Selector("one:", Target.one))
    #expect(target.calls == ["one nobody"])
  }

  @Test func `a method is not called with an argument of another type`() {
    target.perform(Selector("one:", Target.one), with: "text")
    #expect(target.calls.isEmpty)
  }

  @Test func `a performed method's result is returned`() {
    let result = target.perform(Selector("two::", Target.two), with: 1, with: "two")
    #expect(result?.takeUnretainedValue() as? String == "two!")
  }

  @Test func `an object responds only to its own class's selectors`() {
    #expect(target.responds(to: Selector("plain", Target.plain)))
    #expect(!NSObject().responds(to: Selector("plain", Target.plain)))
    #expect(!target.responds(to: Selector("plain")))
  }

  @Test func `an override is called through its superclass's selector`() {
    final class Child: UIView {
      var isLaidOut = false
      override func layoutSubviews() { isLaidOut = true }
    }
    let child = Child()
    child.perform(Selector("layoutSubviews", UIView.layoutSubviews))
    #expect(child.isLaidOut)
  }
}
