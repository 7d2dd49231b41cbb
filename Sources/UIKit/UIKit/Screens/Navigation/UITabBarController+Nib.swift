internal import CellNibs
internal import Foundation

extension UITabBarController: NibContainer {
  static let tabBarControllerNibSettings = NibSettings(UITabBarController.self) {
    $0.embedded("tabBar") { $0.tabBar }
    $0.key("delegate") { (controller: UITabBarController, delegate: (any UITabBarControllerDelegate)?) in
      controller.delegate = delegate
    }
  }

  func takeNibChildren(_ children: [UIViewController]) { setViewControllers(children, animated: false) }
}
