import MFS
import UIKit

extension LinkCardView {
  func initSubviews() {
    pictureView = pictureView ?? UIImageView()
    sourceLabel = sourceLabel ?? UILabel()
    titleLabel = titleLabel ?? UILabel()
    summaryLabel = summaryLabel ?? UILabel()
  }

  func updateStyles() {
    Self.style(view: self)
    pictureView.map(Self.style(pictureView:))
    sourceLabel.map { Self.style(sourceLabel: $0, for: viewModel) }
    titleLabel.map { Self.style(titleLabel: $0, for: viewModel) }
    summaryLabel.map { Self.style(summaryLabel: $0, for: viewModel) }
  }

  func bindData(from viewModel: LinkCardVM?) {
    let card = viewModel?.card
    pictureView?.image = viewModel.flatMap { $0.card.picture?.image(isHidden: $0.hidesPicture) }
    pictureView?.isHidden = card?.picture == nil
    sourceLabel?.text = card?.source
    sourceLabel?.isHidden = card?.source.isEmpty ?? true
    titleLabel?.text = card?.title
    summaryLabel?.text = card?.summary
    summaryLabel?.isHidden = card?.summary.isEmpty ?? true
  }

  func resizeSubviews() {
    guard let viewModel else { return }
    let width = bounds.width
    pictureView?.frame = Self.rectForPictureView(viewModel, width: width)
    sourceLabel?.frame = Self.rectForSourceLabel(viewModel, width: width)
    titleLabel?.frame = Self.rectForTitleLabel(viewModel, width: width)
    summaryLabel?.frame = Self.rectForSummaryLabel(viewModel, width: width)
  }

  func addSubviewsToSuperview() {
    addMissingSubviews(pictureView, sourceLabel, titleLabel, summaryLabel)
  }
}
