internal import CellNibs
internal import Foundation

extension UISearchBar {
  static let searchBarNibSettings = NibSettings(UISearchBar.self) {
    $0.choice("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]) {
      $0.searchBarStyle = $1
    }
    $0.text("text") { $0.text = $1 }
    $0.text("placeholder") { $0.placeholder = $1 }
    $0.text("prompt") { $0.prompt = $1 }
    $0.value(
      "scopeButtonTitles",
      { part in
        part.object.lists["scopeButtonTitles"]?.enumerated().compactMap { index, title in
          part.part(title).text("value", stringsKey: "scopeButtonTitles[\(index)]")
        }
      }
    ) { $0.scopeButtonTitles = $1 }
    $0.color("barTintColor") { $0.barTintColor = $1 }
    $0.flag("translucent") { $0.isTranslucent = $1 }
    $0.flag("showsCancelButton") { $0.showsCancelButton = $1 }
    $0.flag("showsScopeBar") { $0.showsScopeBar = $1 }
    $0.flag("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
    $0.flag("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 }
    $0.undrawn("barStyle", except: ["default"])
    $0.undrawn("backgroundImage")
    $0.known("textInputTraits", "searchResultsButtonSelected")
    $0.key("delegate") { (bar: UISearchBar, delegate: (any UISearchBarDelegate)?) in bar.delegate = delegate }
    $0.key("placeholder") { (bar: UISearchBar, text: String?) in bar.placeholder = text }
  }
}
