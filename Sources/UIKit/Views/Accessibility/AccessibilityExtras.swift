import Foundation

/// The accessibility properties that few responders set.
struct AccessibilityExtras {
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
}
