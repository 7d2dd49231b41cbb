internal import CellNibs
internal import Foundation

extension UIPageViewController {
  static let pageViewControllerNibSettings = NibSettings(UIPageViewController.self) {
    $0.initial("transitionStyle", ["pageCurl", "scroll"])
    $0.initial("navigationOrientation", ["horizontal", "vertical"])
    $0.known("spineLocation", "pageSpacing", "doubleSided")
    $0.key("dataSource") {
      (controller: UIPageViewController, source: (any UIPageViewControllerDataSource)?) in
      controller.dataSource = source
    }
    $0.key("delegate") { (controller: UIPageViewController, delegate: (any UIPageViewControllerDelegate)?) in
      controller.delegate = delegate
    }
  }

  /// The style of transitions that a storyboard writes.
  static func transitionStyle(_ coder: NSCoder) -> TransitionStyle {
    (coder as? NibCoder)?.text("transitionStyle") == "scroll" ? .scroll : .pageCurl
  }

  static func navigationOrientation(_ coder: NSCoder) -> NavigationOrientation {
    (coder as? NibCoder)?.text("navigationOrientation") == "vertical" ? .vertical : .horizontal
  }
}
