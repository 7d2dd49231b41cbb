import Foundation

/// A segment of a segmented control, with its title or its image.
final class UISegment: UIView {
  let label = UILabel(frame: .zero)
  private(set) var imageView: UIImageView?
  /// The width in points, or 0 if the control determines it.
  var ownWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true
  /// The element that VoiceOver reads.
  let element: UIAccessibilityElement

  /// The minimum space between a title and a side of the segment, in points.
  private static let minimumPadding: CGFloat = 4

  init(title: String?, element: UIAccessibilityElement) {
    self.element = element
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func describe(_ subview: UIView, _ details: inout ViewDescriptionDetails) {
    if subview === label { details.className = "UISegmentLabel" }
  }

  /// Shows the title in a font and a colour, as far as its attributes have no other ones.
  func show(_ font: UIFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    imageView?.tintColor = attributes[.foregroundColor] as? UIColor ?? color
    guard !attributes.isEmpty, let title = label.text else {
      label.text = label.text
      (label.font, label.textColor) = (font, color)
      return
    }
    let whole: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    label.attributedText = NSAttributedString(string: title, attributes: whole.merging(attributes) { $1 })
    label.textAlignment = .center
  }

  func show(_ image: UIImage?) {
    imageView?.removeFromSuperview()
    imageView = image.map { image in
      UIImageView(
        image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
    }
    guard let imageView else { return }
    imageView.contentMode = .center
    addSubview(imageView)
  }

  static func font(isSelected: Bool) -> UIFont {
    SystemVersion.current >= .iOS26
      ? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
      : .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  /// Returns the width of the image, or of the title with attributes as it is not selected, in whole points.
  func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    if let image = imageView?.image { return image.size.width.rounded(.up) }
    let own: [NSAttributedString.Key: Any] = [.font: Self.font(isSelected: false)]
    return NSAttributedString(string: label.text ?? "", attributes: own.merging(attributes) { $1 })
      .size().width.rounded(.up)
  }

  /// Places the title or the image in the middle, on whole pixels.
  func layOutContent() {
    let grid = PixelGrid(of: traitCollection)
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, max(bounds.width - 2 * Self.minimumPadding, 0))
    label.frame = CGRect(
      x: grid.nearest(bounds.midX - width / 2) + contentOffset.width,
      y: grid.nearest(bounds.midY - size.height / 2) + contentOffset.height, width: width,
      height: size.height)
    imageView?.frame = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
  }
}
