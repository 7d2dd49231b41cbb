import MFS
import UIKit

extension WallPostCell {
  func initSubviews() {
    avatarView = avatarView ?? AvatarView(frame: .zero)
    ownerNameLabel = ownerNameLabel ?? UILabel()
    dateLabel = dateLabel ?? UILabel()
    moreButton = moreButton ?? touchable(MoreButton(type: .custom), .reaction(.save))
    warningLabel = warningLabel ?? UILabel()
    postTextLabel = postTextLabel ?? UILabel()
    quotationBarsView = quotationBarsView ?? QuotationBarsView(frame: .zero)
    showMoreButton = showMoreButton ?? touchable(ShowMoreButton(type: .custom), .showMore)
    galleryView = galleryView ?? PhotoGalleryView()
    linkCardView = linkCardView ?? LinkCardView(frame: .zero)
    likeButton = likeButton ?? touchable(CountButton(icon: .like), .reaction(.like))
    commentButton = commentButton ?? touchable(CountButton(icon: .comment), .reaction(.comment))
    shareButton = shareButton ?? touchable(CountButton(icon: .share), .reaction(.share))
    viewsIconView = viewsIconView ?? UIImageView()
    viewsLabel = viewsLabel ?? UILabel()
  }

  func updateStyles() {
    Self.style(cell: self)
    ownerNameLabel.map(Self.style(ownerNameLabel:))
    dateLabel.map(Self.style(dateLabel:))
    moreButton.map(Self.style(moreButton:))
    warningLabel.map { Self.style(warningLabel: $0, for: viewModel) }
    postTextLabel.map(Self.style(postTextLabel:))
    quotationBarsView.map(Self.style(quotationBarsView:))
    showMoreButton.map { Self.style(showMoreButton: $0, for: viewModel) }
    galleryView.map(Self.style(galleryView:))
    likeButton.map { Self.style(likeButton: $0, for: viewModel) }
    commentButton.map { Self.style(commentButton: $0, for: viewModel) }
    shareButton.map { Self.style(shareButton: $0, for: viewModel) }
    viewsIconView.map(Self.style(viewsIconView:))
    viewsLabel.map(Self.style(viewsLabel:))
  }

  func bindData(from viewModel: WallPostCellVM?) {
    let post = viewModel?.post
    avatarView?.avatar = post?.avatar
    ownerNameLabel?.show(post?.ownerName, style: Self.styleOfOwnerName)
    dateLabel?.text = viewModel?.dateText
    warningLabel?.text = post?.warning
    warningLabel?.isHidden = post?.warning == nil
    postTextLabel?.attributedText = viewModel.map(Self.attributedText(of:))
    postTextLabel?.isHidden = viewModel?.shownText.isEmpty ?? true
    showMoreButton?.setTitle(Self.showMoreTitle(isExpanded: viewModel?.isExpandText ?? false), for: .normal)
    galleryView?.show(post?.photos ?? [], isHidingPhotos: viewModel?.hidesPhotos ?? false)
    galleryView?.isHidden = post?.photos.isEmpty ?? true
    linkCardView?.viewModel = viewModel?.shownLinkCard
    linkCardView?.isHidden = viewModel?.shownLinkCard == nil
    likeButton?.setTitle(viewModel?.countText(of: .like), for: .normal)
    commentButton?.setTitle(viewModel?.countText(of: .comment), for: .normal)
    shareButton?.setTitle(viewModel?.countText(of: .share), for: .normal)
    viewsLabel?.text = post?.views
    viewsLabel?.isHidden = post?.views == nil
    viewsIconView?.isHidden = post?.views == nil
  }

  func resizeSubviews() {
    let tableSize = tableSize
    avatarView?.frame = Self.rectForAvatarView(tableSize: tableSize)
    moreButton?.frame = Self.rectForMoreButton(tableSize: tableSize)
    guard let viewModel else { return }
    ownerNameLabel?.frame = Self.rectForOwnerNameLabel(viewModel, tableSize: tableSize)
    dateLabel?.frame = Self.rectForDateLabel(viewModel, tableSize: tableSize)
    warningLabel?.frame = Self.rectForWarningLabel(viewModel, tableSize: tableSize)
    postTextLabel?.frame = Self.rectForPostTextLabel(viewModel, tableSize: tableSize)
    quotationBarsView?.cover(Self.rectsForQuotationBars(viewModel, tableSize: tableSize))
    showMoreButton?.frame = Self.rectForShowMoreButton(viewModel, tableSize: tableSize)
    showMoreButton?.isHidden = !Self.hasShowMoreButton(viewModel, tableSize: tableSize)
    galleryView?.frame = Self.rectForGalleryView(viewModel, tableSize: tableSize)
    linkCardView?.frame = Self.rectForLinkCardView(viewModel, tableSize: tableSize)
    let bar = Self.rectsForActionBar(viewModel, tableSize: tableSize)
    likeButton?.frame = bar.like
    commentButton?.frame = bar.comment
    shareButton?.frame = bar.share
    viewsIconView?.frame = bar.viewsIcon
    viewsLabel?.frame = bar.views
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(
      avatarView, ownerNameLabel, dateLabel, moreButton, warningLabel, postTextLabel, quotationBarsView,
      showMoreButton, galleryView, linkCardView, likeButton, commentButton, shareButton, viewsIconView,
      viewsLabel)
  }

  /// Adds an action to a button that passes its touches to the delegate.
  private func touchable<Button: UIButton>(_ button: Button, _ touch: WallPostTouch) -> Button {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      delegate?.wallPostCell(self, didReceive: touch)
    }
    button.addAction(action, for: .touchUpInside)
    return button
  }
}
