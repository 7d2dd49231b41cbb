internal import CellNibs
internal import Foundation

extension UIToolbar {
  static let toolbarNibSettings = NibSettings(UIToolbar.self) {
    $0.list("items", UIBarButtonItem.self) { $0.items = $1 }
    $0.choice("barStyle", UIBarStyle.nibWords) { $0.barStyle = $1 }
    $0.color("barTintColor") { $0.barTintColor = $1 }
    $0.flag("translucent") { $0.isTranslucent = $1 }
    $0.appearance("standardAppearance", { UIToolbarAppearance() }) { $0.standardAppearance = $1 }
    $0.appearance("scrollEdgeAppearance", { UIToolbarAppearance() }) { $0.scrollEdgeAppearance = $1 }
    $0.appearance("compactAppearance", { UIToolbarAppearance() }) { $0.compactAppearance = $1 }
  }
}

extension UITabBar {
  static let tabBarNibSettings = NibSettings(UITabBar.self) {
    $0.list("items", UITabBarItem.self) { $0.items = $1 }
    $0.choice("barStyle", UIBarStyle.nibWords) { $0.barStyle = $1 }
    $0.color("barTintColor") { $0.barTintColor = $1 }
    $0.color("selectedImageTintColor") { $0.tintColor = $1 }
    $0.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
    $0.flag("translucent") { $0.isTranslucent = $1 }
    $0.appearance("standardAppearance", { UITabBarAppearance() }) { $0.standardAppearance = $1 }
    $0.appearance("scrollEdgeAppearance", { UITabBarAppearance() }) { $0.scrollEdgeAppearance = $1 }
    $0.choice(
      "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered]
    ) { (bar: UITabBar, positioning: ItemPositioning) in bar.itemPositioning = positioning }
    $0.number("itemSpacing") { $0.itemSpacing = $1 }
    $0.number("itemWidth") { $0.itemWidth = $1 }
    $0.key("selectedItem") { (bar: UITabBar, item: UITabBarItem?) in bar.selectedItem = item }
    $0.key("delegate") { (bar: UITabBar, delegate: (any UITabBarDelegate)?) in bar.delegate = delegate }
  }
}

extension UINavigationBar {
  static let navigationBarNibSettings = NibSettings(UINavigationBar.self) {
    $0.list("items", UINavigationItem.self) { $0.items = $1 }
    $0.choice("barStyle", UIBarStyle.nibWords) { $0.barStyle = $1 }
    $0.color("barTintColor") { $0.barTintColor = $1 }
    $0.flag("translucent") { $0.isTranslucent = $1 }
    $0.flag("largeTitles") { $0.prefersLargeTitles = $1 }
    $0.image("shadowImage") { $0.shadowImage = $1 }
    $0.image("backIndicatorImage") { $0.backIndicatorImage = $1 }
    $0.value("titleTextAttributes", { $0.textAttributes("titleTextAttributes") }) {
      $0.titleTextAttributes = $1
    }
    $0.value("largeTitleTextAttributes", { $0.textAttributes("largeTitleTextAttributes") }) {
      $0.largeTitleTextAttributes = $1
    }
    $0.appearance("standardAppearance", { UINavigationBarAppearance() }) { $0.standardAppearance = $1 }
    $0.appearance("scrollEdgeAppearance", { UINavigationBarAppearance() }) { $0.scrollEdgeAppearance = $1 }
    $0.appearance("compactAppearance", { UINavigationBarAppearance() }) { $0.compactAppearance = $1 }
    $0.appearance("compactScrollEdgeAppearance", { UINavigationBarAppearance() }) {
      $0.compactScrollEdgeAppearance = $1
    }
    $0.known("textAttributes", "navigationBarAppearance", "backIndicatorTransitionMask")
    $0.key("delegate") { (bar: UINavigationBar, delegate: (any UINavigationBarDelegate)?) in
      bar.delegate = delegate
    }
  }
}

extension UIBarStyle {
  fileprivate static let nibWords: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black,
  ]
}
