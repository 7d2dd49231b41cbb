import Foundation

/// The title of a menu's chosen element with the sign of a menu.
final class PopUpMenuAccessory: UIView {
  private let label = UILabel(frame: .zero)
  private let indicator = PopUpIndicator(frame: .zero)

  init(_ title: String, color: UIColor) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = color
    indicator.tintColor = color
    addSubview(label)
    addSubview(indicator)
    let text = label.sizeThatFits(.zero)
    bounds.size = CGSize(
      width: text.width + PopUpIndicator.gap + PopUpIndicator.size.width,
      height: max(text.height, PopUpIndicator.size.height))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(bounds.width - PopUpIndicator.gap - PopUpIndicator.size.width, 0)
    let text = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    let sign = CGRect(
      x: width + PopUpIndicator.gap, y: (bounds.height - PopUpIndicator.size.height) / 2,
      width: PopUpIndicator.size.width, height: PopUpIndicator.size.height)
    label.frame = isRightToLeft ? text.mirrored(in: bounds.width) : text
    indicator.frame = isRightToLeft ? sign.mirrored(in: bounds.width) : sign
  }
}
