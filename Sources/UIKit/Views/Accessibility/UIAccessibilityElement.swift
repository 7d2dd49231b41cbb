public import Foundation

/// An element for assistive apps that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container. Setting it also sets the frame on the screen.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      let view = accessibilityContainer as? UIView
      accessibilityFrame =
        view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
    }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
