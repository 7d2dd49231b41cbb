import MFS
import UIKit

extension UserProfileGalleryCell {
  var stylingInputs: MFSStylingInputs { [] }

  nonisolated static var fontForTitle: UIFont { .scaled(16, .semibold, style: .callout) }

  static func style(cell: UserProfileGalleryCell) {
    cell.backgroundColor = .cardBackground
    cell.selectionStyle = .none
  }

  static func style(titleLabel: UILabel) {
    titleLabel.font = fontForTitle
    titleLabel.textColor = .label
  }

  static func style(stripView: PhotoStripView) {
    stripView.backgroundColor = .clear
  }
}
