import UIKit

final class BadgeView: UIView {
  private let label = UILabel()

  var count: Int = 0 {
    didSet {
      label.text = String.localizedStringWithFormat(NSLocalizedString("%d left", comment: "in stock"), count)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .brand
    layer.cornerRadius = 6
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .caption1)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}
