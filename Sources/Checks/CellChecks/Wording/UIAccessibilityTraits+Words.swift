import CellAccessibility
import UIKit

extension UIAccessibilityTraits {
  /// The traits in words: `button, selected`.
  package var words: String {
    let names = spokenNames
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
