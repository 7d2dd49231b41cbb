import UIKit

/// A cell whose views come from `ContactCell.xib`.
class ContactCell: UITableViewCell {
  static let nib = UINib(nibName: String(describing: ContactCell.self), bundle: nil)

  @IBOutlet private weak var nameLabel: UILabel! { didSet { nameLabel.textColor = .systemIndigo } }
  @IBOutlet private weak var detail: UILabel!
  @IBOutlet private var badge: BadgeView!
  @IBOutlet private var labels: [UILabel]!
  @IBOutlet weak var detailHeight: NSLayoutConstraint?
  @IBInspectable var isFavourite: Bool = false { didSet { favouriteChanges += 1 } }

  private(set) var favouriteChanges = 0
  private(set) var wasAwakened = false
  private(set) var calls = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwakened = nameLabel != nil && badge != nil
    badge.isHidden = !isFavourite
  }

  func configure(name: String, detail text: String) {
    nameLabel.text = name
    detail.text = text
  }

  var fontSizes: [CGFloat] { labels.map(\.font.pointSize) }
  var texts: [String] { labels.compactMap(\.text) }
  var nameColor: UIColor { nameLabel.textColor }
  var badgeView: BadgeView { badge }

  @IBAction private func call(_ sender: UIButton) {
    calls += 1
  }
}

/// A view with inspectable values, which a nib sets.
@IBDesignable class BadgeView: UIView {
  @IBInspectable var ringWidth: CGFloat = 1
  @IBInspectable var ringColor: UIColor? { didSet { layer.borderColor = ringColor?.cgColor } }
}

extension UIView {
  @IBInspectable var roundness: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
