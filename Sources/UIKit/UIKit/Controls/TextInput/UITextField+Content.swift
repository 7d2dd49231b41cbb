import Foundation

extension UITextField {
  /// The size in points below which UIKit shrinks no text of a field, even if its minimum is smaller.
  private static let smallestShrunkSize: CGFloat = 14

  func contentDidChange() {
    let font = font ?? .systemFont(ofSize: 17)
    label.text = nil
    label.font = font
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    let smallest = max(minimumFontSize, Self.smallestShrunkSize)
    label.minimumScaleFactor = font.pointSize > 0 ? min(smallest / font.pointSize, 1) : 1
    label.textAlignment = textAlignment
    if hasText {
      label.textColor = isEnabled ? textColor : .tertiaryLabel
      label.attributedText = shownText
      if isSecureTextEntry { label.text = String(repeating: "•", count: text?.count ?? 0) }
    } else {
      label.textColor = .placeholderText
      label.attributedText = attributedPlaceholder
    }
    updateBorder()
    setNeedsLayout()
  }

  func updateBorder() {
    let isRounded = borderStyle == .roundedRect
    backgroundView.image = isRounded ? nil : isEnabled ? background : disabledBackground ?? background
    backgroundView.backgroundColor = isRounded ? backgroundColor ?? .systemBackground : nil
    backgroundView.layer.cornerRadius = isRounded ? 5 : 0
    backgroundView.layer.borderWidth = borderStyle == .none ? 0 : isRounded ? 0.5 : 1
    let color: UIColor = isRounded ? .systemGray4 : .label
    backgroundView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
