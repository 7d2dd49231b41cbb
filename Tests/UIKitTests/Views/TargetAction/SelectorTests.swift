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

  @Test func selectorsOfOneNameAreEqual() {
    #expect(Selector("plain") == Selector("plain", Target.plain))
    #expect(Selector("plain") != Selector("other", Target.plain))
  }

  @Test func bareNameGetsAColonForEachArgument() {
    #expect(Selector("one", Target.one).name == "one:")
    #expect(Selector("twoWith:second:", Target.two).name == "twoWith:second:")
  }

  @Test func methodTakesAsManyArgumentsAsItHas() {
    target.perform(Selector("plain", Target.plain), with: UIControl())
    target.perform(Selector("one:", Target.one), with: UIControl(), with: 1)
    #expect(target.calls == ["plain", "one sender"])
  }

  @Test func missingArgumentIsNobody() {
    target.perform(Selector("one:", Target.one))
    #expect(target.calls == ["one nobody"])
  }

  @Test func argumentOfAnotherTypeIsNotHandedOn() {
    target.perform(Selector("one:", Target.one), with: "text")
    #expect(target.calls.isEmpty)
  }

  @Test func whatTheMethodAnswersIsReturned() {
    let result = target.perform(Selector("two::", Target.two), with: 1, with: "two")
    #expect(result?.takeUnretainedValue() as? String == "two!")
  }

  @Test func onlyAnObjectOfTheClassResponds() {
    #expect(target.responds(to: Selector("plain", Target.plain)))
    #expect(!NSObject().responds(to: Selector("plain", Target.plain)))
    #expect(!target.responds(to: Selector("plain")))
  }

  @Test func overrideIsCalled() {
    final class Child: UIView {
      var isLaidOut = false
      override func layoutSubviews() { isLaidOut = true }
    }
    let child = Child()
    child.perform(Selector("layoutSubviews", UIView.layoutSubviews))
    #expect(child.isLaidOut)
  }
}
