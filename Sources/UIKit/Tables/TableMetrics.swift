import Foundation

/// UIKit's own measures of tables, in points.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let cornerRadius: CGFloat = 10
  /// The room above each header of a plain table, since iOS 15.
  static let plainHeaderTopPadding: CGFloat = 22
  static let plainHeaderHeight: CGFloat = 28
  /// Above the first section of a grouped table when it has no title.
  static let firstGroupGap: CGFloat = 35
  /// Above and below the other sections of a grouped table when they have no title; two make 35.
  static let groupGap: CGFloat = 17.5
  /// Around a grouped header's text.
  static let groupedHeaderPadding = (top: CGFloat(16), bottom: CGFloat(6))
  /// Around a footer's text.
  static let footerPadding = (top: CGFloat(7), bottom: CGFloat(7.5))

  /// The distance of text from the edges of a table of a width.
  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// A length rounded up to whole pixels.
  static func up(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}
