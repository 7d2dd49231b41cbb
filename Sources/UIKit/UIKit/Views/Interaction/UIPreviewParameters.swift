public import Foundation

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor!
  /// - Note: No effect on the picture.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?

  public override init() {
    super.init()
  }
}
