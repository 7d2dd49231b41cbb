import Foundation

extension SectionSolver {
  /// The space above and below a list's section with its header and footer, the same as in a table.
  var listMetrics: (top: CGFloat, bottom: CGFloat) {
    guard let list = section.list else { return (0, 0) }
    guard list.appearance.isGrouped else {
      guard list.headerMode != .none else { return (0, 0) }
      let automatic = list.appearance.isSidebar ? 0 : TableMetrics.plainHeaderTopPadding
      return (list.headerTopPadding ?? automatic, 0)
    }
    let gap = PixelGrid(scale: displayScale).up(TableMetrics.groupGap)
    var top = index == 0 ? TableMetrics.firstGroupGap : gap
    if list.headerMode != .none {
      top = index == 0 ? TableMetrics.groupedHeaderPadding(.current).first : 0
    }
    // Two gaps make a whole number of points, as between the groups of a table.
    let bottom = list.footerMode == .none ? 2 * TableMetrics.groupGap - gap : 0
    return (list.headerTopPadding ?? top, bottom)
  }

  /// Sets the place in the list for each element.
  func markPlaces(_ layout: inout SectionLayout) {
    guard let list = section.list else { return }
    let edge = TableMetrics.margin
    let margin = list.appearance == .insetGrouped ? TableMetrics.cardMargin : edge
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    for index in layout.cells.indices {
      layout.cells[index].list = place(ofRow: index, first: first, list, margin: margin)
      layout.cells[index].list?.accessoryMargin = edge
    }
    for index in layout.supplementaries.indices {
      let isHeader = layout.supplementaries[index].kind == UICollectionView.elementKindSectionHeader
      layout.supplementaries[index].list = ListPlace(
        appearance: list.appearance, role: isHeader ? .header : .footer, margin: margin)
    }
  }

  private func place(
    ofRow row: Int, first: Int, _ list: UICollectionLayoutListConfiguration, margin: CGFloat
  ) -> ListPlace {
    var place = ListPlace(appearance: list.appearance, margin: margin)
    guard row >= first else {
      place.role = .header
      return place
    }
    place.isFirst = row == first
    place.isLast = row == count - 1
    guard list.showsSeparators else { return place }
    let configuration =
      list.itemSeparatorHandler?(IndexPath(item: row, section: index), list.separatorConfiguration)
      ?? list.separatorConfiguration
    let isGrouped = list.appearance == .grouped
    place.topSeparator = separator(
      configuration.topSeparatorVisibility, isAutomatic: isGrouped && place.isFirst,
      configuration.topSeparatorInsets, isFull: isGrouped && place.isFirst, configuration)
    place.bottomSeparator = separator(
      configuration.bottomSeparatorVisibility, isAutomatic: isGrouped || !place.isLast,
      configuration.bottomSeparatorInsets, isFull: isGrouped && place.isLast, configuration)
    return place
  }

  private func separator(
    _ visibility: UIListSeparatorConfiguration.Visibility, isAutomatic: Bool,
    _ insets: NSDirectionalEdgeInsets, isFull: Bool, _ configuration: UIListSeparatorConfiguration
  ) -> ListPlace.Separator? {
    guard visibility == .visible || (visibility == .automatic && isAutomatic) else { return nil }
    return ListPlace.Separator(
      insets: insets.ownSeparatorInsets ?? (isFull ? .zero : nil), color: configuration.color,
      hasSelectionColor: configuration.multipleSelectionColor != .separator)
  }
}
