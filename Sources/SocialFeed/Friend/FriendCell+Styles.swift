import MFS
import UIKit

extension FriendCell {
  var stylingInputs: AnyHashable? { false }

  nonisolated static var fontForFullName: UIFont { .scaled(17, .medium) }
  nonisolated static var fontForLastSeen: UIFont { .scaled(13, style: .footnote) }

  /// More than one only where the text is large; the frame says how many.
  nonisolated static let maximumLinesOfLastSeen = 2

  static func style(cell: FriendCell) {
    cell.backgroundColor = .cardBackground
    cell.selectionStyle = .none
  }

  static func style(fullNameLabel: UILabel) {
    fullNameLabel.font = fontForFullName
    fullNameLabel.textColor = .label
    fullNameLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(lastSeenLabel: UILabel) {
    lastSeenLabel.font = fontForLastSeen
    lastSeenLabel.textColor = .feedSecondary
    lastSeenLabel.numberOfLines = maximumLinesOfLastSeen
    lastSeenLabel.lineBreakMode = .byTruncatingTail
  }
}
