import UIKit

/// A button as high as its title that accepts touches in at least 44 points of height and width.
final class ShowMoreButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(width: max(0, 44 - bounds.width), height: max(0, 44 - bounds.height))
    return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
  }
}
