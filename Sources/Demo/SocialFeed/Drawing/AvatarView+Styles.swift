import UIKit

extension AvatarView {
  /// The colour is that of the initials' background.
  static func style(avatarView: AvatarView, for avatar: Avatar?) {
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.backgroundColor = avatarView.image == nil ? avatar?.color : .clear
  }

  /// Round, with initials in proportion; called whenever the size is another.
  static func style(initialsLabel: UILabel, in avatarView: AvatarView) {
    let side = avatarView.bounds.width
    avatarView.layer.cornerRadius = side / 2
    initialsLabel.textAlignment = .center
    initialsLabel.textColor = .white
    initialsLabel.font = .systemFont(ofSize: (side * 0.38).rounded(), weight: .medium)
  }
}
