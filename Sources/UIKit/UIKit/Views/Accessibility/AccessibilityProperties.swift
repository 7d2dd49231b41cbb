import Foundation

/// The accessibility properties that an app sets for a responder. Most responders have none.
@MainActor final class AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsHidden = false
  var language: String?
  var viewIsModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var containerType = UIAccessibilityContainerType.none
  var respondsToUserInteraction: Bool?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var textualContext: UIAccessibilityTextualContext?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var attributedUserInputLabels: [NSAttributedString]?
  var headerElements: [Any]?
  var blocks = AccessibilityBlocks()
}
