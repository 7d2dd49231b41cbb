import UIKit

/// The button with the three dots, which are as large as the text beside them requires.
final class MoreButton: UIButton {
  var iconSide: CGFloat = 24 {
    didSet { if iconSide != oldValue { setNeedsLayout() } }
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(
      x: contentRect.midX - iconSide / 2, y: contentRect.midY - iconSide / 2, width: iconSide,
      height: iconSide)
  }
}
