import MFS
import UIKit

extension UserProfileGalleryCell {
  func initSubviews() {
    titleLabel = titleLabel ?? UILabel()
    stripView = stripView ?? PhotoStripView()
  }

  func updateStyles() {
    Self.style(cell: self)
    titleLabel.map(Self.style(titleLabel:))
    stripView.map(Self.style(stripView:))
  }

  func bindData(from viewModel: UserProfileGalleryCellVM?) {
    titleLabel?.text = viewModel?.title
    stripView?.photos = viewModel?.photos ?? []
  }

  func resizeSubviews() {
    titleLabel?.frame = Self.rectForTitleLabel(tableSize: tableSize)
    stripView?.frame = Self.rectForStripView(tableSize: tableSize)
    stripView?.margin = ReadableColumn(rowWidth: tableSize.width).fillsRow ? ReadableColumn.margin : 0
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(titleLabel, stripView)
  }
}
