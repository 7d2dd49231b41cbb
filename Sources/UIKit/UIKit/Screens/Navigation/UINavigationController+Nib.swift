internal import CellNibs
internal import Foundation

extension UINavigationController: NibContainer {
  static let navigationControllerNibSettings = NibSettings(UINavigationController.self) {
    $0.embedded("navigationBar") { $0.navigationBar }
    $0.embedded("toolbar") { $0.toolbar }
    $0.flag("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
    $0.flag("toolbarHidden") { $0.isToolbarHidden = $1 }
    $0.flag("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1 }
    $0.flag("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 }
    $0.flag("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 }
    $0.flag("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = $1 }
    $0.key("delegate") {
      (controller: UINavigationController, delegate: (any UINavigationControllerDelegate)?) in
      controller.delegate = delegate
    }
  }

  func takeNibChildren(_ children: [UIViewController]) { setViewControllers(children, animated: false) }
}
