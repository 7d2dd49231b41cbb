public import Foundation

/// Something to be reached by assistive apps that is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// In the coordinates of the container; takes the place of the frame on the screen.
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
