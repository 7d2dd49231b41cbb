internal import CellDrawing
internal import CellNibs
internal import Foundation

extension UIViewController: NibConfigurable, NibMakeable, NibAwakening, NibGuideOwner {
  static let viewControllerNibSettings = NibSettings(UIViewController.self) {
    $0.text("title") { $0.title = $1 }
    $0.flag("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
    $0.flag("automaticallyAdjustsScrollViewInsets") { $0.automaticallyAdjustsScrollViewInsets = $1 }
    $0.flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
    $0.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
    $0.choice("modalPresentationStyle", UIModalPresentationStyle.nibWords) { $0.modalPresentationStyle = $1 }
    $0.custom(["edgesForExtendedLayout"]) { part in
      guard let words = part.flags("edgesForExtendedLayout") else { return nil }
      let edges = words.reduce(into: UIRectEdge()) { $0.formUnion(UIRectEdge.nibWords[$1] ?? []) }
      return { controller, _ in controller.edgesForExtendedLayout = edges }
    }
    $0.object("navigationItem", UINavigationItem.self) { $0.takeNavigationItem($1) }
    $0.object("tabBarItem", UITabBarItem.self) { $0.tabBarItem = $1 }
    $0.list("toolbarItems", UIBarButtonItem.self) { $0.toolbarItems = $1 }
    $0.size("preferredContentSize") { $0.preferredContentSize = $1 }
    $0.size("contentSizeForViewInPopover") { $0.preferredContentSize = $1 }
    $0.custom(["view"]) { part in
      let object = part.object
      return { controller, loading in controller.nibScene = NibSceneController(object, loading) }
    }
    $0.known(
      "storyboardIdentifier", "modalTransitionStyle",
      "providesPresentationContextTransitionStyle", "autoresizesArchivedViewToFullSize", "value", "nil",
      "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier", "wantsFullScreenLayout",
      "keyCommands",
      "clearsSelectionOnViewWillAppear", "size", "interfaceStyle", "storyboardName", "referencedIdentifier",
      "bundleIdentifier", "modalPresentationCapturesStatusBarAppearance", "sceneMemberID")
    $0.key("view") { $0.view = $1 }
    $0.key("title") { (controller: UIViewController, title: String?) in controller.title = title }
  }

  func nibGuide(_ key: String) -> AnyObject? {
    switch key {
    case "top": topLayoutGuide
    case "bottom": bottomLayoutGuide
    default: nil
    }
  }

  /// Makes the view from the storyboard or the nib file of the controller. Returns false if there is none.
  func loadNibView() -> Bool {
    if let nibScene { return nibScene.loadView(of: self) }
    guard let name = nibName ?? standardNibName else { return false }
    let nib = UINib(nibName: name, bundle: nibBundle)
    guard !nib.instantiate(withOwner: self).isEmpty else { return false }
    if viewIfLoaded == nil {
      Diagnostics.report("the nib \(name) was loaded, and the outlet view of its owner is not set")
    }
    return viewIfLoaded != nil
  }

  /// The name of the nib that belongs to the class by its name, with or without `Controller` at its end.
  private var standardNibName: String? {
    let name = "\(type(of: self))"
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].compactMap(\.self).first { NibLibrary.has($0, extensions: ["xib"], in: nibBundle) }
  }
}

extension UIModalPresentationStyle {
  static let nibWords: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    "automatic": .automatic, "custom": .custom,
  ]
}

extension UIRectEdge {
  fileprivate static let nibWords: [String: UIRectEdge] = [
    "top": .top, "left": .left, "bottom": .bottom, "right": .right,
  ]
}
