internal import Foundation

/// An animation of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  /// - Note: No effect on the picture.
  open var isCumulative = false

  public init(keyPath: String?) {
    super.init()
    self.keyPath = keyPath
  }

  public override convenience init() {
    self.init(keyPath: nil)
  }

  /// The value at the end, or nil for the layer's own value.
  var endValue: Any? { nil }

  override var endValues: [(keyPath: String, value: LayerValue)] {
    guard let keyPath, let endValue else { return [] }
    return [(keyPath, isAdditive ? .added(endValue) : .exact(endValue))]
  }
}
