import UIKit

/// A round avatar.
final class AvatarView: UIImageView {
  private let initialsLabel = UILabel()

  var avatar: Avatar? {
    didSet {
      let picture = avatar?.file.flatMap(ImageFiles.image(atPath:))
      image = picture
      initialsLabel.text = avatar?.initials
      initialsLabel.isHidden = picture != nil
      Self.style(avatarView: self, for: avatar)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.style(avatarView: self, for: nil)
    addSubview(initialsLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    initialsLabel.frame = bounds
    Self.style(initialsLabel: initialsLabel, in: self)
  }
}
