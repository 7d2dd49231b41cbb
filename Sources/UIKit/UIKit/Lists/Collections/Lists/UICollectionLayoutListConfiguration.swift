public import Foundation

/// The configuration of a section, or of a whole layout, that shows its items as rows.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// The kind of header of each section.
  public enum HeaderMode: Int, Sendable {
    case none
    case supplementary
    /// The first item of each section is the section's header.
    case firstItemInSection
  }

  /// The kind of footer of each section.
  public enum FooterMode: Int, Sendable {
    case none
    case supplementary
  }

  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows. The appearance determines it unless it is set.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above each header, or nil for the appearance's own space.
  public var headerTopPadding: CGFloat?
  /// The provider of leading swipe actions. Unlike UIKit, it is never called, as nobody swipes.
  ///
  /// - Note: No effect on the picture.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The provider of trailing swipe actions. Unlike UIKit, it is never called, as nobody swipes.
  ///
  /// - Note: No effect on the picture.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The colour behind the rows.
  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether the sections are separate groups.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
