import MFS
import UIKit

extension UserProfileCell {
  func initSubviews() {
    headerView = headerView ?? UIImageView()
    avatarRingView = avatarRingView ?? UIView()
    avatarView = avatarView ?? AvatarView(frame: .zero)
    nameLabel = nameLabel ?? UILabel()
    handleLabel = handleLabel ?? UILabel()
    noteLabel = noteLabel ?? UILabel()
    countsLabel = countsLabel ?? UILabel()
  }

  func updateStyles() {
    Self.style(cell: self)
    headerView.map(Self.style(headerView:))
    avatarRingView.map(Self.style(avatarRingView:))
    nameLabel.map(Self.style(nameLabel:))
    handleLabel.map(Self.style(handleLabel:))
    noteLabel.map(Self.style(noteLabel:))
    countsLabel.map(Self.style(countsLabel:))
  }

  func bindData(from viewModel: UserProfileCellVM?) {
    let profile = viewModel?.profile
    headerView?.image = profile?.headerFile.flatMap(ImageFiles.image(atPath:))
    avatarView?.avatar = profile?.avatar
    nameLabel?.show(
      profile?.name, style: RichTextStyle(font: Self.fontForName, lineBreakMode: .byTruncatingTail))
    handleLabel?.text = profile?.handle
    noteLabel?.attributedText = viewModel.map(Self.attributedNote(of:))
    noteLabel?.isHidden = profile?.note.isEmpty ?? true
    countsLabel?.attributedText = viewModel.map(Self.attributedCounts(of:))
  }

  func resizeSubviews() {
    let tableSize = tableSize
    headerView?.frame = Self.rectForHeaderView(tableSize: tableSize)
    avatarRingView?.frame = Self.rectForAvatarRingView(tableSize: tableSize)
    avatarView?.frame = Self.rectForAvatarView(tableSize: tableSize)
    nameLabel?.frame = Self.rectForNameLabel(tableSize: tableSize)
    handleLabel?.frame = Self.rectForHandleLabel(tableSize: tableSize)
    guard let viewModel else { return }
    noteLabel?.frame = Self.rectForNoteLabel(viewModel, tableSize: tableSize)
    countsLabel?.frame = Self.rectForCountsLabel(viewModel, tableSize: tableSize)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(
      headerView, avatarRingView, avatarView, nameLabel, handleLabel, noteLabel, countsLabel)
  }
}
