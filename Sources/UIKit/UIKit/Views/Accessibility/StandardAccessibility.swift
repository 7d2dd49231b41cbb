import Foundation

/// The accessibility properties of a view where the app sets nothing.
struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var userInputLabels: [String]?
  /// The point that a double tap touches, in the coordinates of the screen, or nil for the middle of the frame.
  var activationPoint: CGPoint?
  var respondsToUserInteraction = false
}
