import Foundation

/// UIKit's own measures of tables, in points.
enum TableMetrics {
  /// Of a cell that nothing has measured yet.
  static let initialRowHeight: CGFloat = 44
  /// Of a row with one line.
  static func rowHeight(_ version: SystemVersion) -> CGFloat { version == .iOS18 ? 44 : 52 }
  /// Of a row with one line that a content configuration says.
  static func configuredRowHeight(_ version: SystemVersion) -> CGFloat { version == .iOS18 ? 44 : 53 }
  /// Of the cards of a table of the inset grouped style.
  static func cornerRadius(_ version: SystemVersion) -> CGFloat { version == .iOS18 ? 10 : 26 }
  /// The room above each header of a plain table, since iOS 15.
  static let plainHeaderTopPadding: CGFloat = 22
  static let plainHeaderHeight: CGFloat = 28
  /// Above the first section of a grouped table when it has no title.
  static let firstGroupGap: CGFloat = 35
  /// Above and below the other sections of a grouped table when they have no title; two make 35.
  static let groupGap: CGFloat = 17.5
  /// Around a grouped header's text, and above the first one's once more.
  static func groupedHeaderPadding(
    _ version: SystemVersion
  ) -> (top: CGFloat, bottom: CGFloat, first: CGFloat) {
    version == .iOS18 ? (16, 6, 17.5) : (19.5, 5.5, 10)
  }
  /// Around a footer's text.
  static func footerPadding(_ version: SystemVersion) -> (top: CGFloat, bottom: CGFloat) {
    version == .iOS18 ? (7, 7.5) : (7.5, 6.5)
  }

  /// The distance of text from the edges of a table of a width.
  static func margin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
}
