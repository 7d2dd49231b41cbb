import Foundation

/// The background of a bar: an effect, a colour, an image, and a line at the edge towards the content.
final class BarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView(frame: .zero)
  private let imageView = UIImageView(image: nil)
  private let shadowView = UIImageView(image: nil)
  private let fade = BarFade(frame: .zero)
  /// Whether the content is above the bar, as it does for a bar at the bottom of the screen.
  private let isAtBottom: Bool

  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fade.isAtBottom = isAtBottom
    imageView.clipsToBounds = true
    for view in [fade, effectView, colorView, imageView, shadowView] { addSubview(view) }
    show(.none)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ style: BarBackgroundStyle) {
    fade.isHidden = !style.fades
    effectView.isHidden = style.effect == nil
    effectView.effect = style.effect
    colorView.isHidden = style.color == nil
    colorView.backgroundColor = style.color
    imageView.isHidden = style.image == nil
    imageView.image = style.image
    imageView.contentMode = style.imageContentMode
    shadowView.image = style.shadowImage
    shadowView.tintColor = style.shadowColor
    shadowView.backgroundColor = style.shadowImage == nil ? style.shadowColor : nil
    shadowView.isHidden = style.shadowImage == nil && style.shadowColor == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effectView, colorView, imageView, fade] { view.frame = bounds }
    let height = shadowView.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    shadowView.frame = CGRect(
      x: bounds.minX, y: isAtBottom ? bounds.minY - height : bounds.maxY, width: bounds.width, height: height)
  }
}

/// A view that fades the content out towards the edge of the screen.
private final class BarFade: UIView {
  var isAtBottom = false
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let overhang: CGFloat = 12
    gradient.frame = CGRect(
      x: bounds.minX, y: bounds.minY - (isAtBottom ? overhang : 0), width: bounds.width,
      height: bounds.height + overhang)
    let background = UIColor.systemBackground
    let colors = [0.95, 0.9, 0].map { background.withAlphaComponent($0).cgColor(with: traitCollection) }
    gradient.colors = isAtBottom ? colors.reversed() : colors
    gradient.locations = isAtBottom ? [0, 0.3, 1] : [0, 0.7, 1]
  }
}
