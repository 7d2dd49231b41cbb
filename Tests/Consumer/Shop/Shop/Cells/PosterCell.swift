import UIKit

/// A cell of a dark screen, whose picture comes from the network without a module for it.
final class PosterCell: UICollectionViewCell {
  private let pictureView = UIImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    titleLabel.textColor = .white
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    for view in [pictureView, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pictureView.topAnchor.constraint(equalTo: contentView.topAnchor),
      pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      pictureView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 6),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func configure(title: String) {
    titleLabel.text = title
  }
}
