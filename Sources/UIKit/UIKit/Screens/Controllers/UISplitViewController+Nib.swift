internal import Foundation

extension UISplitViewController: NibContainer {
  static let splitViewControllerNibSettings = NibSettings(UISplitViewController.self) {
    $0.initial("style", Style.nibWords.keys)
    $0.choice("preferredDisplayMode", DisplayMode.nibWords) { $0.preferredDisplayMode = $1 }
    $0.choice("displayMode", DisplayMode.nibWords) { $0.preferredDisplayMode = $1 }
    $0.number("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = $1 }
    $0.number("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1 }
    $0.number("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1 }
    $0.known(
      "presentsWithGesture", "splitBehavior", "columnStyle", "allowDoubleColumnStyle", "behavior",
      "primaryBackgroundStyle")
  }

  /// The style that a storyboard writes.
  static func style(_ coder: NSCoder) -> Style {
    (coder as? NibCoder)?.text("style").flatMap { Style.nibWords[$0] } ?? .unspecified
  }

  func takeNibChildren(_ children: [UIViewController]) { viewControllers = children }
}

extension UISplitViewController.Style {
  fileprivate static let nibWords: [String: UISplitViewController.Style] = [
    "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]
}

extension UISplitViewController.DisplayMode {
  /// The words of both families of names that the editor has used.
  fileprivate static let nibWords: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "hidden": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "beside": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
    "primaryOverlay": .oneOverSecondary, "over": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}
