import UIKit

extension UIView {
  /// Whether the elements in the view are read one after the other.
  var groupsElements: Bool {
    if shouldGroupAccessibilityChildren || accessibilityTraits.contains(.tabBar) { return true }
    return switch accessibilityContainerType {
    case .list, .landmark, .dataTable: true
    case .semanticGroup:
      accessibilityLabel != nil || accessibilityValue != nil || accessibilityIdentifier != nil
    case .none: false
    }
  }
}
