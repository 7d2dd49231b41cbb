public import Foundation

/// Unlike UIKit, apps cannot override these properties.
extension UIResponder {
  /// Whether the app itself made the responder an element.
  package var isChosenElement: Bool { accessibility?.isElement == true }

  /// The label, value and traits that assistive apps read where the app sets nothing.
  package var standardWords: (label: String?, value: String?, traits: UIAccessibilityTraits) {
    let standard = standardAccessibility
    return (standard.label, standard.value, standard.traits)
  }

  /// The names that Voice Control listens for beside the label.
  package var ownInputLabels: [String] {
    let labels = accessibilityUserInputLabels ?? []
    return labels == accessibilityLabel.map { [$0] } ? [] : labels
  }

  /// Returns the accessibility properties to change.
  var changedAccessibility: AccessibilityProperties {
    if let accessibility { return accessibility }
    let made = AccessibilityProperties()
    accessibility = made
    return made
  }

  /// Whether the element can be activated, unless a subclass says it.
  var resolvedRespondsToUserInteraction: Bool {
    accessibility?.blocks.respondsToUserInteraction?() ?? accessibility?.respondsToUserInteraction
      ?? (standardAccessibility.respondsToUserInteraction
        || !accessibilityTraits.isDisjoint(with: .ofControls)
        || accessibilityCustomActions?.isEmpty == false)
  }

  /// The names that Voice Control listens for, unless a subclass says them.
  var resolvedUserInputLabels: [String] {
    if let block = accessibility?.blocks.userInputLabels {
      return block()?.compactMap { $0 as? String } ?? []
    }
    return accessibility?.userInputLabels ?? standardAccessibility.userInputLabels
      ?? accessibilityLabel.map { [$0] } ?? []
  }

  /// The activation point that an app has not set, in the coordinates of the screen.
  package var standardActivationPoint: CGPoint {
    if let point = standardAccessibility.activationPoint { return point }
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// - Note: No effect on the picture.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { changedAccessibility.ignoresInvertColors = newValue }
  }

  /// - Note: No effect on the picture.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.blocks.navigationStyle?() ?? accessibility?.navigationStyle ?? .automatic }
    set { changedAccessibility.navigationStyle = newValue }
  }

  /// - Note: No effect on the picture.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      if let block = accessibility?.blocks.textualContext {
        return block().map { UIAccessibilityTextualContext(rawValue: $0) }
      }
      return accessibility?.textualContext
    }
    set { changedAccessibility.textualContext = newValue }
  }

  /// - Note: No effect on the picture.
  public var accessibilityHeaderElements: [Any]? {
    get {
      if let block = accessibility?.blocks.headerElements { return block() }
      return accessibility?.headerElements
    }
    set { changedAccessibility.headerElements = newValue }
  }

  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibility?.attributedUserInputLabels
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityUserInputLabels = newValue?.map(\.string)
      accessibility?.attributedUserInputLabels = newValue?.map(\.unchanging)
    }
  }
}
