import Testing
import UIKit

@MainActor struct UIControlTests {
  @Test func `actions are sent in the order in which they were added`() {
    let control = UIControl()
    var sent: [String] = []
    control.addAction(UIAction { _ in sent.append("first") }, for: .touchUpInside)
    control.addAction(UIAction { _ in sent.append("second") }, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in sent.append("other") }, for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(sent == ["first", "second"])
  }

  @Test func `an action knows its sender`() {
    let control = UIControl()
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
  }

  @Test func `an action replaces another with the same identifier`() {
    let control = UIControl()
    var sent: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("like")) { _ in sent.append(number) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(sent == [2])
  }

  @Test func `a removed action is not sent for those events`() {
    let control = UIControl()
    var sent = 0
    let action = UIAction { _ in sent += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(sent == 1)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `a control's state combines all its flags`() {
    let control = UIControl()
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func `leading content is at the right in a right-to-left control`() {
    let control = UIControl()
    control.semanticContentAttribute = .forceRightToLeft
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }
}
