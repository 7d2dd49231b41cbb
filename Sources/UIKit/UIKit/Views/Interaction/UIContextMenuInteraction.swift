public import Foundation

/// A menu that opens on a long press. Unlike UIKit, it never opens.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// - Note: No effect on the picture.
  open func dismissMenu() {}
}

/// A delegate that provides a menu for a long press. Unlike UIKit, nobody presses.
///
/// - Note: No effect on the picture.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
