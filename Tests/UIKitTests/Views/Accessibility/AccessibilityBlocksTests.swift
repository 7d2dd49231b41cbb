import Foundation
import Testing
import UIKit

@MainActor @Suite struct AccessibilityBlocksTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `closures win over properties`() {
    view.accessibilityLabel = "plain"
    view.accessibilityLabelBlock = { "made" }
    view.accessibilityTraits = .button
    view.accessibilityTraitsBlock = { .link }
    view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
    view.isAccessibilityElementBlock = { true }
    #expect(view.accessibilityLabel == "made")
    #expect(view.accessibilityTraits == .link)
    // The middle of the frame: 1 + 3 / 2, 2 + 4 / 2
    #expect(view.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
    #expect(view.isAccessibilityElement)
  }

  @Test func `a closure may return nothing`() {
    view.accessibilityHint = "plain"
    view.accessibilityHintBlock = { nil }
    #expect(view.accessibilityHint == nil)
  }

  @Test func `the closure of the container type has no effect`() {
    view.accessibilityContainerType = .list
    view.accessibilityContainerTypeBlock = { .landmark }
    #expect(view.accessibilityContainerType == .list)
  }

  @Test func `the closures of actions are called`() {
    var values: [Int] = []
    view.accessibilityIncrementBlock = { values.append(1) }
    view.accessibilityDecrementBlock = { values.append(-1) }
    view.accessibilityActivateBlock = { true }
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(values == [1, -1])
    #expect(view.accessibilityActivate())
  }

  @Test func `an element answers to touches if it is a control or has actions`() {
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = .button
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    #expect(!view.accessibilityRespondsToUserInteraction)
    #expect(UISwitch(frame: .zero).accessibilityRespondsToUserInteraction)
  }
}
