/// What goes on while a context menu comes or goes. Unlike UIKit, none ever does.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }

  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What goes on while the preview of a context menu becomes the screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Whether the preview goes away or grows into the screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss
  case pop
}
