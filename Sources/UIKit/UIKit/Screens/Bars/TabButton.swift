import Foundation

/// The view of a tab bar's item: an image above a title, and a badge at the image's corner.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView(image: nil)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private let badgeBackground = UIView(frame: .zero)
  private let look: UITabBarItemStateAppearance
  private let imageInsets: UIEdgeInsets

  /// - Parameters:
  ///   - look: The appearance of the item's state.
  ///   - color: The colour of the parts to which `look` gives none.
  ///   - traits: The traits of the bar.
  init(
    _ item: UITabBarItem, isSelected: Bool, look: UITabBarItemStateAppearance, color: UIColor,
    traits: UITraitCollection
  ) {
    self.item = item
    self.look = look
    let own = item.shownImage(with: traits)
    imageInsets = own.insets
    super.init(frame: .zero)
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    item.describe(self)
    let image = isSelected ? item.selectedImage ?? own.image : own.image
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageView.tintColor = isEnabled ? look.iconColor ?? color : .tertiaryLabel
    imageView.contentMode = .center
    label.attributedText = FreedAttributedString(
      string: item.title ?? "", attributes: titleAttributes(color))
    label.textAlignment = .center
    for view in [imageView, label] { addSubview(view) }
    prepareBadge()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func titleAttributes(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: isOnGlass && isSelected ? .semibold : .medium),
      .foregroundColor: isEnabled ? color : .tertiaryLabel,
    ]
    attributes.merge(look.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    if !isEnabled { attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
    return attributes
  }

  override var standardAccessibility: StandardAccessibility {
    var accessibility = super.standardAccessibility
    accessibility.isElement = true
    accessibility.label = item.title
    accessibility.traits.formUnion([.button, .tabBarItem])
    // UIKit does not say that a tab is disabled.
    accessibility.traits.remove(.notEnabled)
    return accessibility
  }

  private var isOnGlass: Bool { SystemVersion.current >= .iOS26 }

  private func prepareBadge() {
    guard let text = item.badgeValue else { return }
    let state: UIControl.State = isSelected ? .selected : .normal
    let own = item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal) ?? [:]
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    badge.attributedText = FreedAttributedString(
      string: text, attributes: attributes.merging(look.badgeTextAttributes) { $1 }.merging(own) { $1 })
    badge.textAlignment = .center
    badgeBackground.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    addSubview(badgeBackground)
    addSubview(badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.sizeThatFits(.zero)
    let image = imageView.image?.size ?? .zero
    let hasTitle = item.title?.isEmpty == false
    let middle = hasTitle ? bounds.midY - 6.5 : bounds.midY
    imageView.frame = CGRect(
      x: bounds.midX - image.width / 2, y: middle - image.height / 2, width: image.width, height: image.height
    ).inset(by: imageInsets)
    let offset = UIOffset(
      horizontal: item.titlePositionAdjustment.horizontal + look.titlePositionAdjustment.horizontal,
      vertical: item.titlePositionAdjustment.vertical + look.titlePositionAdjustment.vertical)
    let width = min(title.width, bounds.width)
    label.frame = CGRect(
      x: bounds.midX - width / 2 + offset.horizontal, y: bounds.midY + 9.5 + offset.vertical, width: width,
      height: title.height)
    layOutBadge(corner: CGPoint(x: bounds.midX + 6, y: middle - 16))
  }

  /// - Parameter corner: The top corner of the badge at the end nearest to the middle.
  private func layOutBadge(corner: CGPoint) {
    guard item.badgeValue != nil else { return }
    let height: CGFloat = 18
    let text = badge.sizeThatFits(.zero)
    let width = max(text.width + 9, height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? 2 * bounds.midX - corner.x - width : corner.x
    let offset = look.badgePositionAdjustment
    badgeBackground.frame = CGRect(
      x: x + offset.horizontal, y: corner.y + offset.vertical, width: width, height: height)
    badgeBackground.layer.cornerRadius = height / 2
    let shift = look.badgeTitlePositionAdjustment
    badge.frame = CGRect(
      x: badgeBackground.frame.midX - text.width / 2 + shift.horizontal,
      y: badgeBackground.frame.midY - text.height / 2 + shift.vertical, width: text.width, height: text.height
    )
  }
}
