import MFS
import UIKit

extension PhotoCell {
  func initSubviews() {
    photoView = photoView ?? UIImageView()
    summaryLabel = summaryLabel ?? UILabel()
    shadeView = shadeView ?? UIView()
    countLabel = countLabel ?? UILabel()
    hiddenIconView = hiddenIconView ?? UIImageView()
    badgeLabel = badgeLabel ?? UILabel()
  }

  func updateStyles() {
    Self.style(cell: self, for: viewModel)
    photoView.map(Self.style(photoView:))
    summaryLabel.map(Self.style(summaryLabel:))
    shadeView.map { Self.style(shadeView: $0, for: viewModel) }
    countLabel.map(Self.style(countLabel:))
    hiddenIconView.map(Self.style(hiddenIconView:))
    badgeLabel.map(Self.style(badgeLabel:))
  }

  func bindData(from viewModel: PhotoCellVM?) {
    let hasCount = viewModel?.hasCount ?? false
    let isHidden = viewModel?.isHidden ?? false
    photoView?.image = viewModel.flatMap { $0.photo.image(isHidden: $0.isHidden) }
    summaryLabel?.text = viewModel?.photo.summary
    summaryLabel?.isHidden = photoView?.image != nil || isHidden || hasCount
    countLabel?.text = hasCount ? viewModel.map { Self.countText($0.hiddenCount) } : nil
    countLabel?.isHidden = !hasCount
    hiddenIconView?.isHidden = !isHidden || hasCount
    shadeView?.isHidden = !hasCount && !isHidden
    badgeLabel?.text = viewModel?.photo.badge
    badgeLabel?.isHidden = viewModel?.photo.badge == nil
  }

  /// Returns the text of a count. The mark U+200E keeps the sign before the number if the layout runs from right to
  /// left.
  private static func countText(_ hiddenCount: Int) -> String { "\u{200E}+\(hiddenCount)" }

  func resizeSubviews() {
    let size = bounds.size
    photoView?.frame = bounds
    summaryLabel?.frame = Self.rectForSummaryLabel(size: size)
    shadeView?.frame = bounds
    countLabel?.frame = bounds
    hiddenIconView?.frame = Self.rectForHiddenIconView(size: size)
    badgeLabel?.frame = Self.rectForBadgeLabel(viewModel?.photo.badge ?? "", size: size)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(photoView, summaryLabel, shadeView, countLabel, hiddenIconView, badgeLabel)
  }
}
