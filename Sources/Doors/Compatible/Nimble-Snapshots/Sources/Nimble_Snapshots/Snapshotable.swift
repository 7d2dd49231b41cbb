import UIKit

/// An object that has a picture: a view or a controller.
public protocol Snapshotable {
  /// The view that is drawn.
  @MainActor var snapshotObject: UIView? { get }
}

extension UIViewController: Snapshotable {
  public var snapshotObject: UIView? {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    return view
  }
}

extension UIView: Snapshotable {
  public var snapshotObject: UIView? { self }
}
