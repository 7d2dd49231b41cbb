internal import CellNibs
internal import Foundation

extension UIBarItem: NibConfigurable, NibMakeable {
  static let barItemNibSettings = NibSettings(UIBarItem.self) {
    $0.text("title") { $0.title = $1 }
    $0.image("image") { $0.image = $1 }
    $0.image("landscapeImage", catalog: "landscapeCatalog") { $0.landscapeImagePhone = $1 }
    $0.flag("enabled") { $0.isEnabled = $1 }
    $0.integer("tag") { $0.tag = $1 }
    $0.insets("imageInsets") { $0.imageInsets = $1 }
    $0.custom(["accessibility", "accessibilityConfiguration"]) { part in
      guard let written = part.object.children.first(where: { $0.element == "accessibility" }) else {
        return nil
      }
      let words = written.attributes
      return { item, _ in
        if let label = words["label"] { item.accessibilityLabel = label }
        if let hint = words["hint"] { item.accessibilityHint = hint }
        if let identifier = words["identifier"] { item.accessibilityIdentifier = identifier }
      }
    }
    $0.known("largeContentSizeImage", "springLoaded", "selected")
    $0.key("title") { (item: UIBarItem, title: String?) in item.title = title }
  }
}

extension UIBarButtonItem: NibActionSender {
  static let barButtonItemNibSettings = NibSettings(UIBarButtonItem.self) {
    $0.choice("systemItem", SystemItem.nibWords) { $0.take($1) }
    $0.choice("style", ["plain": .plain, "done": .done, "bordered": .plain]) { $0.style = $1 }
    $0.number("width") { $0.width = $1 }
    $0.color("tintColor") { $0.tintColor = $1 }
    $0.flag("hidden") { $0.isHidden = $1 }
    $0.object("customView", UIView.self) { $0.customView = $1 }
    // The editor writes a button's own view without a key.
    $0.custom([
      "button", "view", "label", "imageView", "stackView", "switch", "segmentedControl", "searchBar",
    ]) { part in
      guard let view = part.object.children.first(where: { $0.key == nil && $0.values["frame"] != nil }),
        let index = part.plan.add(view)
      else { return nil }
      return { item, loading in item.customView = loading.make(index) as? UIView }
    }
    $0.known("menu", "changesSelectionAsPrimaryAction")
  }

  func addNibAction(_ action: Selector, to target: AnyObject?, event: String?) -> Bool {
    (self.action, self.target) = (action, target)
    return true
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate static let nibWords: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}

extension UITabBarItem {
  static let tabBarItemNibSettings = NibSettings(UITabBarItem.self) {
    $0.choice("systemItem", SystemItem.nibWords) { $0.take($1) }
    $0.image("selectedImage", catalog: "selectedCatalog") { $0.selectedImage = $1 }
    $0.text("badgeValue") { $0.badgeValue = $1 }
    $0.color("badgeColor") { $0.badgeColor = $1 }
    $0.custom(["titlePositionAdjustment"]) { part in
      guard let written = part.object.child("titlePositionAdjustment") else { return nil }
      let own = part.part(written, knowing: ["horizontal", "vertical"])
      let offset = UIOffset(
        horizontal: own.number("horizontal") ?? 0, vertical: own.number("vertical") ?? 0)
      return { item, _ in item.titlePositionAdjustment = offset }
    }
  }
}

extension UITabBarItem.SystemItem {
  fileprivate static let nibWords: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
    "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
