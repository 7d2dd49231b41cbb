import Foundation

extension UIView {
  func tellObservers(ofChangeFrom oldFrame: CGRect, _ oldBounds: CGRect) {
    tell("frame", from: oldFrame, to: frame) { NSValue(cgRect: $0) }
    tell("bounds", from: oldBounds, to: bounds) { NSValue(cgRect: $0) }
    if self is UIScrollView {
      tell("contentOffset", from: oldBounds.origin, to: bounds.origin) { NSValue(cgPoint: $0) }
    }
  }

  func tellObservers(ofMoveFrom old: CGPoint) {
    tell("center", from: old, to: center) { NSValue(cgPoint: $0) }
    let oldFrame = frame.offsetBy(dx: old.x - center.x, dy: old.y - center.y)
    tell("frame", from: oldFrame, to: frame) { NSValue(cgRect: $0) }
  }
}

extension UIResponder {
  func beginTellingObservers() {
    if observers == nil { observers = PropertyObservers() }
  }

  /// Notifies the observers of a property if its value changed.
  func tell<Value: Equatable>(
    _ keyPath: String, from old: Value, to new: Value, boxed: (Value) -> Any? = { $0 }
  ) {
    guard let observers, old != new else { return }
    observers.tell(keyPath, of: self, from: boxed(old), to: boxed(new))
    KeyValueObservations.shared.check(self)
  }
}
