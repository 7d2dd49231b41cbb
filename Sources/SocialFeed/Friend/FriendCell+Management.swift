import MFS
import UIKit

extension FriendCell {
  func initSubviews() {
    avatarView = avatarView ?? AvatarView(frame: .zero)
    fullNameLabel = fullNameLabel ?? UILabel()
    lastSeenLabel = lastSeenLabel ?? UILabel()
  }

  func updateStyles() {
    Self.style(cell: self)
    fullNameLabel.map(Self.style(fullNameLabel:))
    lastSeenLabel.map(Self.style(lastSeenLabel:))
  }

  func bindData(from viewModel: FriendCellVM?) {
    avatarView?.avatar = viewModel?.avatar
    fullNameLabel?.show(
      viewModel?.fullName, style: RichTextStyle(font: Self.fontForFullName, lineBreakMode: .byTruncatingTail))
    lastSeenLabel?.text = viewModel?.lastSeen
    lastSeenLabel?.isHidden = viewModel?.lastSeen == nil
  }

  func resizeSubviews() {
    let tableSize = tableSize
    avatarView?.frame = Self.rectForAvatarView(tableSize: tableSize)
    let lines = Self.linesOfLastSeen(viewModel?.lastSeen, tableSize: tableSize)
    fullNameLabel?.frame = Self.rectForFullNameLabel(lastSeenLines: lines, tableSize: tableSize)
    lastSeenLabel?.frame = Self.rectForLastSeenLabel(lines: lines, tableSize: tableSize)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(avatarView, fullNameLabel, lastSeenLabel)
  }
}
