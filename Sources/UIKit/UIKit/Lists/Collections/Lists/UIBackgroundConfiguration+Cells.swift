extension UIBackgroundConfiguration {
  /// The properties of a background that depend on the list of a cell and on the cell's states.
  struct ListStyle: Hashable, Sendable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: ListPlace.Role
    /// Whether the configuration was last updated for a selected or highlighted cell.
    var isSelected = false
    /// Whether the header or footer is pinned over the rows.
    var isFloating = false

    var color: UIColor {
      if isSelected, role == .item { return appearance.isSidebar ? .tertiarySystemFill : .systemGray4 }
      guard role == .item else { return isFloating ? .systemBackground.withAlphaComponent(0.94) : .clear }
      return switch appearance {
      case .plain: .systemBackground
      case .grouped, .insetGrouped: .secondarySystemGroupedBackground
      case .sidebar, .sidebarPlain: .clear
      }
    }
  }

  private init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ role: ListPlace.Role = .item
  ) {
    self = UIBackgroundConfiguration.clear()
    backgroundColor = nil
    listStyle = ListStyle(appearance: appearance, role: role)
    if appearance.isSidebar, role == .item { cornerRadius = 10 }
  }

  init(for place: ListPlace) {
    self.init(place.appearance, place.role)
    listStyle?.isFloating = place.isFloating
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.grouped) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebar) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plain, .header)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.grouped, .header)
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebar, .header)
  }
  /// Returns the background of a list cell. Unlike UIKit, it is always the background of a plain list's cell.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background for the states of a cell or header: selected or highlighted, and pinned.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let cell = state as? UICellConfigurationState
    updated.listStyle?.isSelected = cell.map { $0.isSelected || $0.isHighlighted } ?? false
    updated.listStyle?.isFloating = cell?.isPinned ?? (state as? UIViewConfigurationState)?.isPinned ?? false
    return updated
  }

  /// Returns the background colour in a view whose tint colour is `tintColor`.
  @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? listStyle?.color ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
