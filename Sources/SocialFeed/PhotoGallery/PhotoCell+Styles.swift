import MFS
import UIKit

extension PhotoCell {
  var stylingInputs: AnyHashable? { false }

  nonisolated static var fontForBadge: UIFont { .scaled(12, .semibold, style: .caption1) }

  static func style(photoView: UIImageView) {
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.backgroundColor = .secondarySystemFill
  }

  static func style(summaryLabel: UILabel) {
    summaryLabel.font = .scaled(13, style: .footnote)
    summaryLabel.textColor = .label
    summaryLabel.textAlignment = .center
    summaryLabel.numberOfLines = 0
    // A long description is cut off: the photo, once it is there, says it all.
    summaryLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(shadeView: UIView) {
    shadeView.backgroundColor = UIColor(white: 0, alpha: 0.5)
  }

  static func style(countLabel: UILabel) {
    countLabel.textAlignment = .center
    countLabel.textColor = .white
    countLabel.font = .scaled(26, .medium, style: .title1)
    countLabel.adjustsFontSizeToFitWidth = true
    countLabel.minimumScaleFactor = 0.5
  }

  static func style(hiddenIconView: UIImageView) {
    hiddenIconView.image = Icon.hidden.image
    hiddenIconView.tintColor = .white
  }

  static func style(badgeLabel: UILabel) {
    badgeLabel.font = fontForBadge
    badgeLabel.textColor = .white
    badgeLabel.textAlignment = .center
    badgeLabel.backgroundColor = UIColor(white: 0, alpha: 0.6)
    badgeLabel.clipsToBounds = true
    badgeLabel.layer.cornerRadius = 4
  }
}
