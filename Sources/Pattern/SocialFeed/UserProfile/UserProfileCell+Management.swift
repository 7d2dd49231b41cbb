import MFS
import UIKit

extension UserProfileCell {
  func removeSubviews() {
    contentView.removeSubviewsAndSublayers()
    headerView = nil
    avatarRingView = nil
    avatarView = nil
    nameLabel = nil
    handleLabel = nil
    noteLabel = nil
    countsLabel = nil
  }

  func initSubviews() {
    guard let profile = viewModel?.profile else { return }
    headerView = headerView ?? UIImageView()
    avatarRingView = avatarRingView ?? UIView()
    avatarView = avatarView ?? AvatarView(frame: .zero)
    nameLabel = nameLabel ?? UILabel()
    handleLabel = handleLabel ?? UILabel()
    if !profile.note.isEmpty { noteLabel = noteLabel ?? UILabel() }
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
    nameLabel?.show(profile?.name, style: Self.styleOfName)
    handleLabel?.text = profile?.handle
    noteLabel?.attributedText = viewModel.map(Self.attributedNote(of:))
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
