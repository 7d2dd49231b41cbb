import UIKit

extension AvatarView {
  /// Sets the style of an avatar. The colour is the background of the initials.
  static func style(avatarView: AvatarView, for avatar: Avatar?) {
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.backgroundColor = avatarView.image == nil ? avatar?.color : .clear
  }

  /// Makes the avatar round, with initials in proportion. Call it whenever the size changes.
  static func style(initialsLabel: UILabel, in avatarView: AvatarView) {
    let side = avatarView.bounds.width
    avatarView.layer.cornerRadius = side / 2
    initialsLabel.textAlignment = .center
    initialsLabel.textColor = .white
    initialsLabel.font = .systemFont(ofSize: (side * 0.38).rounded(), weight: .medium)
  }
}
