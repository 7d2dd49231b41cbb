import MFS
import UIKit

nonisolated extension UserProfileCell {
  static var fontForName: UIFont { .scaled(22, .bold, style: .title2) }
  static var fontForHandle: UIFont { .scaled(15, style: .subheadline) }
  static var fontForNote: UIFont { .scaled(16, style: .callout) }
  static var fontForCounts: UIFont { .scaled(15, style: .subheadline) }

  static var styleOfName: RichTextStyle {
    RichTextStyle(font: fontForName, lineBreakMode: .byTruncatingTail)
  }

  static func attributedNote(of viewModel: UserProfileCellVM) -> NSAttributedString {
    let alignment: NSTextAlignment = viewModel.profile.direction == .rightToLeft ? .right : .left
    return viewModel.profile.note.attributed(
      RichTextStyle(font: fontForNote, lineSpacing: 2, alignment: alignment))
  }

  static func attributedCounts(of viewModel: UserProfileCellVM) -> NSAttributedString {
    let isMirrored = MFSLayoutEnvironment.current.layoutDirection == .rightToLeft
    return viewModel.profile.counts.attributed(
      RichTextStyle(
        font: fontForCounts, lineSpacing: 2, alignment: isMirrored ? .right : .left,
        baseDirection: isMirrored ? .rightToLeft : .leftToRight))
  }
}

extension UserProfileCell {
  var stylingInputs: MFSStylingInputs { [] }

  static func style(cell: UserProfileCell) {
    cell.backgroundColor = .cardBackground
    cell.selectionStyle = .none
  }

  static func style(headerView: UIImageView) {
    headerView.contentMode = .scaleAspectFill
    headerView.clipsToBounds = true
    headerView.backgroundColor = .systemFill
  }

  static func style(avatarRingView: UIView) {
    avatarRingView.backgroundColor = .cardBackground
    avatarRingView.layer.cornerRadius = (88 + 2 * 4) / 2
  }

  static func style(nameLabel: UILabel) {
    nameLabel.font = fontForName
    nameLabel.textColor = .label
    nameLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(handleLabel: UILabel) {
    handleLabel.font = fontForHandle
    handleLabel.textColor = .feedSecondary
    handleLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(noteLabel: UILabel) {
    noteLabel.numberOfLines = 0
  }

  static func style(countsLabel: UILabel) {
    countsLabel.numberOfLines = 0
  }
}
