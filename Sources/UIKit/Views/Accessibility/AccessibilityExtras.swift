import Foundation

/// What few responders set for assistive apps.
struct AccessibilityExtras {
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var frame: CGRect?
  var activationPoint: CGPoint?
}
