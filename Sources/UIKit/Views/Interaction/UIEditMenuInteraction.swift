public import Foundation

/// An edit menu over a view. Unlike UIKit, it never opens, and the delegate is never called.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// - Note: No effect on the picture.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// - Note: No effect on the picture.
  open func dismissMenu() {}
  /// - Note: No effect on the picture.
  open func reloadVisibleMenu() {}
  /// - Note: No effect on the picture.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Returns the place of the gesture that opened the menu. Unlike UIKit, it is the middle of the view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
}

/// The place and the identity of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// The point in the view at which the menu opens.
  public let sourcePoint: CGPoint
  /// - Note: No effect on the picture.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The side of a menu at which its arrow points to the source.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic
  case up
  case down
  case left
  case right
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }

  /// - Note: No effect on the picture.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// - Note: No effect on the picture.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The animation of an edit menu that appears or disappears. Unlike UIKit, no menu ever does.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
