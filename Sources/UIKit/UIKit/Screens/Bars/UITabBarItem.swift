public import Foundation

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  private var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(tabBarItemNibSettings) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a standard title and symbol. Unlike UIKit, the title is English, and the symbol is
  /// drawn as paths.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    take(systemItem)
    self.tag = tag
  }

  func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbol
  }

  /// The image that replaces the item's image while the item is selected.
  open var selectedImage: UIImage? { didSet { didChange?() } }
  /// The text of the badge, or nil for no badge.
  open var badgeValue: String? { didSet { didChange?() } }
  open var badgeColor: UIColor? { didSet { didChange?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  open var standardAppearance: UITabBarAppearance? { didSet { didChange?() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange?() } }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    didChange?()
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}

extension UITabBarItem {
  /// The standard items of the system.
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    @MainActor fileprivate var symbol: UIImage? {
      switch self {
      case .bookmarks: BarSymbol.image(of: .bookmarks)
      case .search: BarSymbol.image(of: .search)
      case .more: BarSymbol.more
      case .favorites, .featured, .topRated, .mostViewed: BarSymbol.star
      case .recents, .history, .mostRecent: BarSymbol.clock
      case .contacts: BarSymbol.person
      case .downloads: BarSymbol.download
      }
    }
  }
}
