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
    fullNameLabel?.show(viewModel?.fullName, style: Self.styleOfFullName)
    lastSeenLabel?.text = viewModel?.lastSeen
    lastSeenLabel?.isHidden = viewModel?.lastSeen == nil
  }

  func resizeSubviews() {
    let tableSize = tableSize
    avatarView?.frame = Self.rectForAvatarView(tableSize: tableSize)
    let date = Self.linesOfLastSeen(viewModel, tableSize: tableSize)
    fullNameLabel?.frame = Self.rectForFullNameLabel(date, tableSize: tableSize)
    lastSeenLabel?.frame = Self.rectForLastSeenLabel(date, tableSize: tableSize)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(avatarView, fullNameLabel, lastSeenLabel)
  }

  /// Sets the background that marks the row while it is touched: a friend can be chosen.
  func postUISetting() {
    let view = UIView()
    Self.style(selectedBackgroundView: view)
    selectedBackgroundView = view
  }
}
