/// The classes of views that two implementations of UIKit have in common.
///
/// Apple's UIKit builds its views from private classes, and we from others. Both trees are compared without them: the
/// views below a private one continue at its place.
struct ScreenClasses {
  /// The names of the classes in Apple's tree of the screen, and the names in our tree, among them the app's classes.
  private let apples: Set<String>
  private let ours: Set<String>

  init(_ apple: ScreenNode, _ ours: ScreenNode) {
    apples = Set(apple.all.map { Self.name($0.className) })
    let names = Set(apple.all.map(\.className))
    self.ours = names.intersection(ours.all.map(\.className)).subtracting(["UIWindow"])
  }

  /// Apple's private classes by the class that they are compared with.
  private static let standIns = [
    "UIButtonLabel": "UILabel", "UISegmentLabel": "UILabel", "UITextFieldLabel": "UILabel",
    "_UITableViewHeaderFooterViewLabel": "UILabel", "UITableViewLabel": "UILabel",
    "_UITableViewCellSeparatorView": "TableCellSeparator",
    "UISearchBarTextField": "UISearchTextField", "UISearchBarTextFieldLabel": "UILabel",
    "UITableViewCellContentView": "UIView", "_UITableViewHeaderFooterContentView": "UIView",
  ]
  /// The classes that an app can name, and the line between rows, which both sides have. Others of UIKit are private.
  @MainActor private static let open = Set(ViewMaker.classes.keys).subtracting(["UIWindow"])
    .union(["TableCellSeparator"])

  /// Returns the public name of a class.
  static func name(_ className: String) -> String { standIns[className] ?? className }

  /// Whether Apple's views of the class are skipped, with their children in their place.
  @MainActor func skips(_ className: String) -> Bool {
    let name = Self.name(className)
    return !Self.open.contains(name) && !ours.contains(name)
  }

  /// Whether our views of the class are skipped: the classes that Apple's screen does not have.
  func skipsOurs(_ className: String) -> Bool { !apples.contains(className) }

  /// Whether a view without an app's class may be a part that UIKit keeps to itself.
  static func isPlain(_ className: String) -> Bool {
    ["UIView", "UIImageView", "UIVisualEffectView", "UIStackView", "UIButton"].contains(className)
  }

  /// Whether the parts of a view of the class are private, except for texts.
  @MainActor static func isClosed(_ className: String) -> Bool {
    ViewMaker.classes[className]?.hasPrivateParts == true
  }
}
