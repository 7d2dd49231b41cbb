import MFS
import UIKit

extension WallPostCell {
  func initSubviews() {
    avatarView = avatarView ?? AvatarView(frame: .zero)
    ownerNameLabel = ownerNameLabel ?? UILabel()
    dateLabel = dateLabel ?? UILabel()
    moreButton = moreButton ?? touchable(UIButton(type: .custom), .reaction(.save))
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
    warningLabel.map(Self.style(warningLabel:))
    postTextLabel.map(Self.style(postTextLabel:))
    quotationBarsView.map(Self.style(quotationBarsView:))
    showMoreButton.map(Self.style(showMoreButton:))
    galleryView.map(Self.style(galleryView:))
    likeButton.map(Self.style(countButton:))
    commentButton.map(Self.style(countButton:))
    shareButton.map(Self.style(countButton:))
    viewsIconView.map(Self.style(viewsIconView:))
    viewsLabel.map(Self.style(viewsLabel:))
  }

  func bindData(from viewModel: WallPostCellVM?) {
    let post = viewModel?.post
    avatarView?.avatar = post?.avatar
    ownerNameLabel?.show(
      post?.ownerName, style: RichTextStyle(font: Self.fontForOwnerName, lineBreakMode: .byTruncatingTail))
    dateLabel?.text = viewModel?.dateText
    warningLabel?.text = post?.warning
    warningLabel?.isHidden = post?.warning == nil
    warningLabel?.textAlignment = Self.alignment(of: viewModel)
    postTextLabel?.attributedText = viewModel.map(Self.attributedText(of:))
    // A text that brings its paragraph style brings that style's line break mode.
    postTextLabel?.lineBreakMode = .byTruncatingTail
    postTextLabel?.isHidden = viewModel?.shownText.isEmpty ?? true
    showMoreButton?.setTitle(Self.showMoreTitle(isExpanded: viewModel?.isExpandText ?? false), for: .normal)
    showMoreButton?.contentHorizontalAlignment =
      post?.direction == .rightToLeft ? .right : .left
    galleryView?.show(post?.photos ?? [], isHidingPhotos: viewModel?.hidesPhotos ?? false)
    galleryView?.isHidden = post?.photos.isEmpty ?? true
    linkCardView?.viewModel = viewModel?.shownLinkCard
    linkCardView?.isHidden = viewModel?.shownLinkCard == nil
    for (button, reaction) in [
      (likeButton, Reaction.like), (commentButton, .comment), (shareButton, .share),
    ] {
      button?.setTitle(viewModel?.countText(of: reaction), for: .normal)
      let isOn = viewModel?.reactions.contains(reaction) ?? false
      button.map { Self.style(countButton: $0, of: reaction, isOn: isOn) }
    }
    viewsLabel?.text = post?.views
    viewsLabel?.isHidden = post?.views == nil
    viewsIconView?.isHidden = post?.views == nil
  }

  func resizeSubviews() {
    let tableSize = tableSize
    avatarView?.frame = Self.rectForAvatarView(tableSize: tableSize)
    ownerNameLabel?.frame = Self.rectForOwnerNameLabel(tableSize: tableSize)
    dateLabel?.frame = Self.rectForDateLabel(tableSize: tableSize)
    moreButton?.frame = Self.rectForMoreButton(tableSize: tableSize)
    guard let viewModel else { return }
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

  /// A button that hands its touches on.
  private func touchable<Button: UIButton>(_ button: Button, _ touch: WallPostTouch) -> Button {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      delegate?.wallPostCell(self, didReceive: touch)
    }
    button.addAction(action, for: .touchUpInside)
    return button
  }
}
