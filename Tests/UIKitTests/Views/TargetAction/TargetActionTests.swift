import Testing
import UIKit

@MainActor struct TargetActionTests {
  private final class Target: UIView {
    var calls: [String] = []

    func press() { calls.append("press") }
    func press(_ sender: UIButton) { calls.append("press \(sender.tag)") }
    func press(_ sender: UIButton, event: UIEvent?) { calls.append("press \(sender.tag) \(event == nil)") }
  }

  private let target = Target()
  private let button = UIButton()
  private let press = Selector("press:", Target.press(_:))

  @Test func `a target's method can take the sender and the event`() {
    button.tag = 7
    button.addTarget(
      target, action: Selector("press", Target.press as (Target) -> () -> Void), for: .touchUpInside)
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addTarget(target, action: Selector("press:event:", Target.press(_:event:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["press", "press 7", "press 7 true"])
  }

  @Test func `another control event calls no target`() {
    button.addTarget(target, action: press, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.isEmpty)
  }

  @Test func `a target that is added twice is called once`() {
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addTarget(target, action: press, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["press 0"])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func `targets and actions are called in the order of adding`() {
    let target = target
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addAction(UIAction { _ in target.calls.append("action") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["press 0", "action"])
  }

  @Test func `a removed target is not called for those events`() {
    button.addTarget(target, action: press, for: [.touchUpInside, .touchDown])
    button.removeTarget(target, action: press, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(target.calls.isEmpty)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.isEmpty)
    #expect(button.allTargets.isEmpty)
  }

  @Test func `removing a target keeps other targets and actions`() {
    let other = Target()
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addTarget(other, action: press, for: .touchUpInside)
    button.addAction(UIAction { _ in other.calls.append("action") }, for: .touchUpInside)
    button.removeTarget(target, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.isEmpty)
    #expect(other.calls == ["press 0", "action"])
  }

  @Test func `a target is not retained`() {
    var target: Target? = Target()
    weak let reference = target
    button.addTarget(target, action: press, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.calls == ["press 0"])
    target = nil
    #expect(reference == nil)
    #expect(button.allTargets.isEmpty)
  }

  @Test func `without a target the responder chain is searched`() {
    let view = UIView()
    target.addSubview(view)
    view.addSubview(button)
    button.addTarget(nil, action: press, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["press 0"])
  }

  @Test func `a target's actions are listed by name`() {
    button.addTarget(target, action: press, for: .touchUpInside)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["press:"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `an override of sendAction receives the selector`() {
    final class Recorder: UIControl {
      var names: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        names.append(action.name)
      }
    }
    let control = Recorder()
    control.addTarget(target, action: press, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.names == ["press:"])
    #expect(target.calls.isEmpty)
  }
}
