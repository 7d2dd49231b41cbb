import UIKit

/// A property that only nibs name.
extension UIView {
  @IBInspectable var corners: CGFloat {
    get { layer.cornerRadius }
    set {
      layer.cornerRadius = newValue
      clipsToBounds = newValue > 0
    }
  }
}
