import MFS
import UIKit

nonisolated extension PhotoCell {
  static func rectForHiddenIconView(size: CGSize) -> CGRect {
    let side = max(0, min(28, size.width - 8, size.height - 8))
    return CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side).integral
  }

  static func rectForSummaryLabel(size: CGSize) -> CGRect {
    CGRect(x: 12, y: 12, width: max(0, size.width - 24), height: max(0, size.height - 24))
  }

  static func rectForBadgeLabel(_ badge: String, size: CGSize) -> CGRect {
    let text = badge.size(font: fontForBadge)
    let badgeSize = CGSize(width: text.width + 12, height: text.height + 6)
    return CGRect(origin: CGPoint(x: 8, y: size.height - 8 - badgeSize.height), size: badgeSize)
      .mirrored(in: size.width)
  }
}
