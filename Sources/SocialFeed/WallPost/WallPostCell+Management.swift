import MFS
import UIKit

extension WallPostCell {
  func initSubviews() {
    avatarView = avatarView ?? AvatarView(frame: .zero)
    ownerNameLabel = ownerNameLabel ?? UILabel()
    dateLabel = dateLabel ?? UILabel()
    moreButton = moreButton ?? UIButton(type: .custom)
    warningLabel = warningLabel ?? UILabel()
    postTextLabel = postTextLabel ?? UILabel()
    showMoreButton = showMoreButton ?? makeShowMoreButton()
    galleryView = galleryView ?? PhotoGalleryView()
    linkCardView = linkCardView ?? LinkCardView(frame: .zero)
    likeButton = likeButton ?? CountButton(icon: .like)
    commentButton = commentButton ?? CountButton(icon: .comment)
    shareButton = shareButton ?? CountButton(icon: .share)
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
    showMoreButton.map { Self.style(showMoreButton: $0, for: viewModel) }
    galleryView.map(Self.style(galleryView:))
    likeButton.map { Self.style(likeButton: $0, for: viewModel) }
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
    dateLabel?.text = post?.dateText
    warningLabel?.text = post?.warning
    warningLabel?.isHidden = post?.warning == nil
    postTextLabel?.attributedText = viewModel.map(Self.attributedText(of:))
    // A text that brings its paragraph style brings that style's line break mode.
    postTextLabel?.lineBreakMode = .byTruncatingTail
    postTextLabel?.isHidden = viewModel?.shownText.isEmpty ?? true
    showMoreButton?.setTitle(Self.showMoreTitle(isExpanded: viewModel?.isExpandText ?? false), for: .normal)
    galleryView?.show(post?.photos ?? [], isHidingPhotos: viewModel?.hidesPhotos ?? false)
    galleryView?.isHidden = post?.photos.isEmpty ?? true
    linkCardView?.viewModel = viewModel?.shownLinkCard
    linkCardView?.isHidden = viewModel?.shownLinkCard == nil
    likeButton?.setTitle(post?.likes, for: .normal)
    commentButton?.setTitle(post?.comments, for: .normal)
    shareButton?.setTitle(post?.shares, for: .normal)
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
      avatarView, ownerNameLabel, dateLabel, moreButton, warningLabel, postTextLabel, showMoreButton,
      galleryView, linkCardView, likeButton, commentButton, shareButton, viewsIconView, viewsLabel)
  }

  private func makeShowMoreButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.addAction(UIAction { [weak self] _ in self?.toggleText() }, for: .touchUpInside)
    return button
  }

  /// Shows the text in full, or cut again, and lets the table move what is below.
  private func toggleText() {
    guard let viewModel else { return }
    viewModel.isExpandText.toggle()
    viewModelDidChange()
    var view = superview
    while let candidate = view, !(candidate is UITableView) { view = candidate.superview }
    (view as? UITableView)?.performBatchUpdates(nil, completion: nil)
  }
}
