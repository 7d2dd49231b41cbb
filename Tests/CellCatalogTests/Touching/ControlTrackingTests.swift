import Testing
import UIKit

@testable import CellCatalog

/// Tests of a tap on a control that follows touches itself.
@MainActor @Suite struct ControlTrackingTests {
  private final class Dial: UIControl {
    var calls: [String] = []
    var follows = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let place = touch.location(in: self)
      calls.append("begin at \(Int(place.x)), \(Int(place.y)) with \(event?.allTouches?.count ?? 0)")
      return follows
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      calls.append("end")
    }
  }

  private let dial = Dial(frame: CGRect(x: 10, y: 20, width: 40, height: 30))

  init() {
    let dial = dial
    dial.addAction(UIAction { _ in dial.calls.append("down") }, for: .touchDown)
    dial.addAction(UIAction { _ in dial.calls.append("up") }, for: .touchUpInside)
  }

  @Test func `a tap is tracked between its two actions`() {
    let isTaken = dial.tapControl()
    #expect(isTaken)
    #expect(dial.calls == ["begin at 20, 15 with 1", "down", "end", "up"])
  }

  @Test func `a control that does not follow the touch takes no tap and sends no action`() {
    dial.follows = false
    let isTaken = dial.tapControl()
    #expect(!isTaken)
    #expect(dial.calls == ["begin at 20, 15 with 1"])
  }

  @Test func `a switch is turned after it followed the touch`() {
    final class Toggle: UISwitch {
      var calls: [String] = []

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        calls.append("end while \(isOn ? "on" : "off")")
      }
    }
    let toggle = Toggle(frame: .zero)
    toggle.addAction(UIAction { [unowned toggle] _ in toggle.calls.append("changed") }, for: .valueChanged)
    let isTaken = toggle.tapControl()
    #expect(isTaken && toggle.isOn)
    #expect(toggle.calls == ["begin", "end while off", "changed"])
  }
}
