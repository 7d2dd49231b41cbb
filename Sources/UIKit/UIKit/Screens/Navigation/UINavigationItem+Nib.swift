internal import CellNibs
internal import Foundation

extension UINavigationItem: NibConfigurable, NibMakeable {
  static let navigationItemNibSettings = NibSettings(UINavigationItem.self) {
    $0.text("title") { $0.title = $1 }
    $0.text("prompt") { $0.prompt = $1 }
    $0.text("backButtonTitle") { $0.backButtonTitle = $1 }
    $0.flag("hidesBackButton") { $0.hidesBackButton = $1 }
    $0.flag("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
    $0.choice("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]) {
      $0.largeTitleDisplayMode = $1
    }
    $0.object("titleView", UIView.self) { $0.titleView = $1 }
    $0.object("backBarButtonItem", UIBarButtonItem.self) { $0.backBarButtonItem = $1 }
    $0.object("leftBarButtonItem", UIBarButtonItem.self) { $0.leftBarButtonItem = $1 }
    $0.object("rightBarButtonItem", UIBarButtonItem.self) { $0.rightBarButtonItem = $1 }
    $0.list("leftBarButtonItems", UIBarButtonItem.self) { $0.leftBarButtonItems = $1 }
    $0.list("rightBarButtonItems", UIBarButtonItem.self) { $0.rightBarButtonItems = $1 }
    $0.choice("backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal]) {
      $0.backButtonDisplayMode = $1
    }
    $0.known("style", "preferredSearchBarPlacement")
    $0.key("title") { (item: UINavigationItem, title: String?) in item.title = title }
  }
}
