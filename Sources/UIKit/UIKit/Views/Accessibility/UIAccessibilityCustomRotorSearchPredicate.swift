public import Foundation

/// The current place of an assistive app, and the direction of the next one that it asks a rotor for.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current place. It has no element before the first search.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() {
    currentItem = UIAccessibilityCustomRotorItemResult()
    super.init()
  }
}
