import Foundation
import Testing

@testable import UIKit

/// Tests of what an app may ask and tell assistive technologies, of which none runs here.
@MainActor struct AssistanceTests {
  @Test func `no assistance is switched on, except for shaking to undo`() {
    let running = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
      UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isBoldTextEnabled,
      UIAccessibility.isGrayscaleEnabled, UIAccessibility.isInvertColorsEnabled,
      UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isClosedCaptioningEnabled,
      UIAccessibility.isMonoAudioEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isOnOffSwitchLabelsEnabled,
      UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.buttonShapesEnabled,
      UIAccessibility.prefersCrossFadeTransitions,
    ]
    #expect(!running.contains(true))
    #expect(UIAccessibility.isShakeToUndoEnabled)
  }

  @Test func `an announcement goes to nobody`() {
    let kinds: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled,
    ]
    for kind in kinds { UIAccessibility.post(notification: kind, argument: "Sent") }
    #expect(Set(kinds.map(\.rawValue)).count == 4)
  }

  @Test func `an element performs no gesture of VoiceOver by itself`() {
    let view = UIView()
    #expect(!view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
    #expect(!view.accessibilityScroll(.down))
    #expect(!view.accessibilityElementIsFocused())
  }

  @Test func `closures replace the texts of a view`() {
    let view = UIView()
    view.accessibilityValueBlock = { "value" }
    view.accessibilityIdentifierBlock = { "identifier" }
    view.accessibilityLanguageBlock = { "de" }
    #expect(view.accessibilityValue == "value")
    #expect(view.accessibilityIdentifier == "identifier")
    #expect(view.accessibilityLanguage == "de")
    view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "label") }
    view.accessibilityAttributedHintBlock = { NSAttributedString(string: "hint") }
    view.accessibilityValueBlock = nil
    view.accessibilityAttributedValueBlock = { NSAttributedString(string: "attributed") }
    #expect(view.accessibilityLabel == "label")
    #expect(view.accessibilityHint == "hint")
    #expect(view.accessibilityValue == "attributed")
  }

  @Test func `closures replace the flags of a view`() {
    let view = UIView()
    view.accessibilityElementsHiddenBlock = { true }
    view.accessibilityViewIsModalBlock = { true }
    view.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
    view.accessibilityRespondsToUserInteractionBlock = { true }
    #expect(view.accessibilityElementsHidden)
    #expect(view.accessibilityViewIsModal)
    #expect(view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityRespondsToUserInteraction)
  }

  @Test func `closures replace the places of a view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityPathBlock = { path }
    view.accessibilityActivationPointBlock = { CGPoint(x: 7, y: 8) }
    #expect(view.accessibilityPath?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 7, y: 8))
  }

  @Test func `closures replace the lists of a view`() {
    let view = UIView()
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
    view.accessibilityElementsBlock = { ["a", "b"] }
    view.accessibilityCustomActionsBlock = { [action] }
    view.accessibilityCustomRotorsBlock = { [] }
    view.accessibilityUserInputLabelsBlock = { ["Like"] }
    view.accessibilityHeaderElementsBlock = { ["Title"] }
    #expect(view.accessibilityElements as? [String] == ["a", "b"])
    #expect(view.accessibilityCustomActions == [action])
    #expect(view.accessibilityCustomRotors?.isEmpty == true)
    #expect(view.accessibilityUserInputLabels == ["Like"])
    #expect(view.accessibilityHeaderElements as? [String] == ["Title"])
  }

  @Test func `closures replace the style and the context of a view`() {
    let view = UIView()
    view.accessibilityNavigationStyleBlock = { .combined }
    view.accessibilityTextualContextBlock = { UIAccessibilityTextualContext.console.rawValue }
    #expect(view.accessibilityNavigationStyle == .combined)
    #expect(view.accessibilityTextualContext == .console)
  }

  @Test func `labels for input with attributes are labels for input`() {
    let view = UIView()
    view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Like")]
    #expect(view.accessibilityUserInputLabels == ["Like"])
  }
}
