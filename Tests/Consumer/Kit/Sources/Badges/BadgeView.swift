import Texts
import UIKit

public final class BadgeView: UIView {
  let label = UILabel()

  public var count = 0 {
    didSet { label.text = Texts.left(count) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    label.frame = CGRect(x: 8, y: 4, width: 120, height: 20)
    addSubview(label)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  @objc func tapped() { count += 1 }
}

#Preview("Three") {
  let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 160, height: 28))
  badge.count = 3
  return badge
}
