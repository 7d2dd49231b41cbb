import Foundation
import UIKit

/// An entry's view in a window of the screen's size, as if it had just appeared.
@MainActor
struct MountedContent {
  let view: UIView
  let controller: UIViewController?
  private let window: UIWindow

  init(_ content: Entry.Content, screenSize: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
    switch content {
    case .view(let view):
      self.view = view
      controller = nil
      window.addSubview(view)
    case .controller(let controller):
      self.controller = controller
      window.rootViewController = controller
      view = controller.view
    }
    window.isHidden = false
  }

  /// Takes the view out of its window, so that what refers to it from there is gone.
  func unmount() {
    window.isHidden = true
    view.removeFromSuperview()
  }
}
