import Edges
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
    addSubview(label)
    label.pinEdges(vertical: 4, horizontal: 8)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}

#Preview("One left", traits: .fixedLayout(width: 120, height: 40)) {
  let badge = BadgeView()
  badge.count = 1
  return badge
}
