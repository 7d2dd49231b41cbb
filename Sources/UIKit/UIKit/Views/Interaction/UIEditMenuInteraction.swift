public import Foundation

/// An edit menu over a view. Unlike UIKit, it never opens, and the delegate is never called. A warning says so where the
/// app opens it.
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
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    Diagnostics.report("UIEditMenuInteraction.presentEditMenu(with:) is called, and CellSnap draws no menu")
  }
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
