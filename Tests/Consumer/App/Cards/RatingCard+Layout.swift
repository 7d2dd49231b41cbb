import UIKit

// Members that a class may override in an extension on iOS.
extension RatingCard {
  override func layoutSubviews() {
    super.layoutSubviews()
    let height = delegate?.heightOfStars?(in: self) ?? 30
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: margin + CGFloat(index) * 34, y: 8, width: 30, height: height)
    }
    subviews.last { $0 is UIButton && $0.tag == 0 }?.frame = CGRect(
      x: margin, y: height + 16, width: 80, height: 30)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: 2 * margin + CGFloat(starCount) * 34, height: (delegate?.heightOfStars?(in: self) ?? 30) + 54)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override var isHidden: Bool {
    didSet { if isHidden != oldValue { accessibilityElementsHidden = isHidden } }
  }

  private var margin: CGFloat { isCompact ? 4 : 12 }

  @objc var isCompact: Bool { false }

  @objc func title(for locale: Locale = .current) -> String {
    "Rating"
  }
}

final class CompactRatingCard: RatingCard {
  override var isCompact: Bool { true }

  override func title(for locale: Locale) -> String {
    super.title(for: locale) + ", compact"
  }
}

#Preview("Usual", traits: .fixedLayout(width: 320, height: 120)) {
  RatingCard()
}

#Preview("Compact") {
  let card = CompactRatingCard()
  return card
}
