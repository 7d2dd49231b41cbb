import MFS
import UIKit

nonisolated extension FriendCell {
  static var fontForFullName: UIFont { .scaled(17, .medium) }
  static var fontForLastSeen: UIFont { .scaled(13, style: .footnote) }

  static var styleOfFullName: RichTextStyle {
    RichTextStyle(font: fontForFullName, lineBreakMode: .byTruncatingTail)
  }
}

extension FriendCell {
  var stylingInputs: MFSStylingInputs { [] }

  static func style(cell: FriendCell) {
    cell.backgroundColor = .cardBackground
  }

  static func style(selectedBackgroundView: UIView) {
    selectedBackgroundView.backgroundColor = .feedBackground
  }

  static func style(fullNameLabel: UILabel) {
    fullNameLabel.font = fontForFullName
    fullNameLabel.textColor = .label
    // The frames have space for two lines only if the text is large.
    fullNameLabel.numberOfLines = 2
    fullNameLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(lastSeenLabel: UILabel) {
    lastSeenLabel.font = fontForLastSeen
    lastSeenLabel.textColor = .feedSecondary
    lastSeenLabel.numberOfLines = 2
    lastSeenLabel.lineBreakMode = .byTruncatingTail
  }
}
