internal import CellNibs
internal import Foundation

extension UISplitViewController: NibContainer {
  static let splitViewControllerNibSettings = NibSettings(UISplitViewController.self) {
    $0.known(
      "style", "displayMode", "presentsWithGesture", "splitBehavior", "preferredDisplayMode", "columnStyle",
      "allowDoubleColumnStyle", "behavior", "primaryBackgroundStyle", "preferredPrimaryColumnWidthFraction",
      "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth")
  }

  func takeNibChildren(_ children: [UIViewController]) { viewControllers = children }
}
