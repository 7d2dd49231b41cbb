public import Foundation

/// The look of a pointer over a view. Unlike UIKit, there is no pointer, and the delegate is never called.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPointerInteractionDelegate)?
  open weak var view: UIView?
  open var isEnabled = true

  public convenience override init() {
    self.init(delegate: nil)
  }

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open func invalidate() {}
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// - Note: No effect on the picture.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
