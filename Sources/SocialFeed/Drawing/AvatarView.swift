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
      backgroundColor = picture == nil ? avatar?.color : .clear
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    initialsLabel.textAlignment = .center
    initialsLabel.textColor = .white
    addSubview(initialsLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    initialsLabel.frame = bounds
    initialsLabel.font = .systemFont(ofSize: (bounds.width * 0.38).rounded(), weight: .medium)
  }
}
