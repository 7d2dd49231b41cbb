extension NSCollectionLayoutSection {
  /// Returns a section of rows whose cells determine their heights.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.initialRowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, repeatingSubitem: NSCollectionLayoutItem(layoutSize: row), count: 1))
    section.list = configuration
    let margin = TableMetrics.margin
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    var views: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      views.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      views.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    for view in views { view.pinToVisibleBounds = configuration.appearance == .plain }
    section.boundarySupplementaryItems = views
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout of sections of rows whose cells determine their heights.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
