import Foundation

extension UICollectionViewListCell {
  /// An empty content configuration for a row, header or footer of the list.
  var placeContent: UIListContentConfiguration {
    guard let place else { return .cell() }
    switch (place.role, place.appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): return .sidebarCell()
    case (.item, _): return .cell()
    case (.header, .plain): return .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
    case (.header, _): return .sidebarHeader()
    case (.footer, .grouped), (.footer, .insetGrouped): return .groupedFooter()
    case (.footer, _): return .plainFooter()
    }
  }

  /// The background configuration of the cell, or the list's background for a cell without a background of its own.
  var listBackground: UIBackgroundConfiguration? {
    if let backgroundConfiguration { return backgroundConfiguration }
    guard let place, !listParts.hasOwnBackground, backgroundView == nil else { return nil }
    return UIBackgroundConfiguration(for: place).updated(for: currentConfigurationState)
  }

  func placeDidChange() {
    roundCorners()
    showBackground()
    setNeedsUpdateConfiguration()
    accessoriesDidChange()
  }

  /// Rounds the corners of the first and the last row of a card.
  private func roundCorners() {
    var corners: CACornerMask = []
    if let place, place.appearance == .insetGrouped, place.role == .item {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cornerRadius(.current)
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }
}
