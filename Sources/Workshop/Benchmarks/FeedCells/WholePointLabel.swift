import UIKit

/// A label that asks constraints for whole points, as those who lay the feed's cells out by hand measure it: so all of
/// them draw the same picture.
final class WholePointLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    rect.size = CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
    return rect
  }
}
