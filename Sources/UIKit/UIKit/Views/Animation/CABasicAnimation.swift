internal import Foundation

/// An animation of a property from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override var endValue: Any? { autoreverses ? fromValue : toValue }

  override var endValues: [(keyPath: String, value: LayerValue)] {
    guard toValue == nil, !autoreverses, let keyPath, let byValue else { return super.endValues }
    return [(keyPath, .sum(fromValue, byValue))]
  }
}
