import MFS
import UIKit

nonisolated extension LinkCardView {
  static var fontForSource: UIFont { .scaled(13, style: .footnote) }
  static var fontForTitle: UIFont { .scaled(15, .semibold, style: .subheadline) }
  static var fontForSummary: UIFont { .scaled(13, style: .footnote) }
}

extension LinkCardView {
  var stylingInputs: MFSStylingInputs { [Self.alignment(of: viewModel)] }

  static func style(view: LinkCardView) {
    view.clipsToBounds = true
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
  }

  static func style(pictureView: UIImageView) {
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.backgroundColor = .secondarySystemFill
  }

  static func style(sourceLabel: UILabel, for viewModel: LinkCardVM?) {
    sourceLabel.font = fontForSource
    sourceLabel.textColor = .feedSecondary
    sourceLabel.lineBreakMode = .byTruncatingTail
    sourceLabel.textAlignment = alignment(of: viewModel)
  }

  static func style(titleLabel: UILabel, for viewModel: LinkCardVM?) {
    titleLabel.font = fontForTitle
    titleLabel.textColor = .label
    titleLabel.numberOfLines = linesOfText
    titleLabel.lineBreakMode = .byTruncatingTail
    titleLabel.textAlignment = alignment(of: viewModel)
  }

  static func style(summaryLabel: UILabel, for viewModel: LinkCardVM?) {
    summaryLabel.font = fontForSummary
    summaryLabel.textColor = .feedSecondary
    summaryLabel.numberOfLines = linesOfText
    summaryLabel.lineBreakMode = .byTruncatingTail
    summaryLabel.textAlignment = alignment(of: viewModel)
  }

  /// Returns the side at which the title's script begins.
  static func alignment(of viewModel: LinkCardVM?) -> NSTextAlignment {
    viewModel?.card.direction == .rightToLeft ? .right : .left
  }
}
