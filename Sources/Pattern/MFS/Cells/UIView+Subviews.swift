public import UIKit

extension UIView {
  /// Adds the views that exist and have no superview yet, in this order.
  public func addMissingSubviews(_ views: UIView?...) {
    for view in views {
      guard let view, view.superview == nil else { continue }
      addSubview(view)
    }
  }

  /// Removes all subviews and all sublayers. The caller sets its own properties to nil.
  public func removeSubviewsAndSublayers() {
    for view in subviews { view.removeFromSuperview() }
    for sublayer in layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
  }
}
