import Foundation

/// The measures of UIKit's tables, in points.
enum TableMetrics {
  /// The height of a cell that has not been measured yet.
  static let initialRowHeight: CGFloat = 44
  /// Returns the height of a row with one line.
  static func rowHeight(_ version: SystemVersion) -> CGFloat { version == .iOS18 ? 44 : 52 }
  /// Returns the height of a row with one line from a content configuration.
  static func configuredRowHeight(_ version: SystemVersion) -> CGFloat { version == .iOS18 ? 44 : 53 }
  /// Returns the corner radius of the cards in a table of the inset grouped style.
  static func cornerRadius(_ version: SystemVersion) -> CGFloat { version == .iOS18 ? 10 : 26 }
  /// The space above each header of a plain table, since iOS 15.
  static let plainHeaderTopPadding: CGFloat = 22
  static let plainHeaderHeight: CGFloat = 28
  /// The space above the first section of a grouped table if that section has no title.
  static let firstGroupGap: CGFloat = 35
  /// The space above and below each other section of a grouped table without a title. Two of them make 35.
  static let groupGap: CGFloat = 17.5
  /// Returns the padding around a grouped header's text. `first` is added above the first header.
  static func groupedHeaderPadding(
    _ version: SystemVersion
  ) -> (top: CGFloat, bottom: CGFloat, first: CGFloat) {
    version == .iOS18 ? (16, 6, 17.5) : (19.5, 5.5, 10)
  }
  /// The distance of the baseline of a grouped header's title from the header's bottom, since iOS 26.
  static let groupedHeaderBaseline: CGFloat = 10
  /// Returns the padding around a footer's text.
  static func footerPadding(_ version: SystemVersion) -> (top: CGFloat, bottom: CGFloat) {
    version == .iOS18 ? (7, 7.5) : (7.5, 6.5)
  }

  /// The distance of text from the edges of cells, tables and lists, in points.
  ///
  /// The device's width decides, not the cell's: in the frames that Interface Builder stores for a phone of 414 points,
  /// cells of 375 points have margins of 20.
  static var margin: CGFloat { margin(width: Device.current.screenSize.width) }

  /// The distance of text from the edges in the cells, headers and footers of a grouped table, and in a cell without a table,
  /// in points. On an iPad of iOS 26 it is smaller than in other tables.
  static var groupedCellMargin: CGFloat { isNewTablet ? 16 : margin }

  /// The distance of text from the edges of a card in points. Since iOS 26 it is 16 on a phone and 20 on an iPad. Before,
  /// it is the margin of the device.
  static var cardMargin: CGFloat { SystemVersion.current >= .iOS26 && !isNewTablet ? 16 : margin }

  private static var isNewTablet: Bool {
    let screen = Device.current.screenSize
    return SystemVersion.current >= .iOS26 && min(screen.width, screen.height) >= Device.minimumRegularWidth
  }

  /// Returns the distance of text from the edges of a table on a device of a width.
  static func margin(width: CGFloat) -> CGFloat { width >= Device.minimumWidthOfWideMargins ? 20 : 16 }
}
