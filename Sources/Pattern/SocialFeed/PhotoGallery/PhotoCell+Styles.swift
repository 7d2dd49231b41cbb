import MFS
import UIKit

extension PhotoCell {
  var stylingInputs: MFSStylingInputs { [viewModel?.isRounded, viewModel?.hasCount] }

  nonisolated static var fontForBadge: UIFont { .scaled(12, .semibold, style: .caption1) }

  static func style(cell: PhotoCell, for viewModel: PhotoCellVM?) {
    cell.clipsToBounds = true
    cell.layer.cornerRadius = viewModel?.isRounded == true ? 8 : 0
  }

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
    // A long description is cut off.
    summaryLabel.lineBreakMode = .byTruncatingTail
  }

  /// Sets the style of the shade. It is darker under a count than under the icon of a hidden photo.
  static func style(shadeView: UIView, for viewModel: PhotoCellVM?) {
    shadeView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    shadeView.alpha = viewModel?.hasCount == true ? 1 : 0.4
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
