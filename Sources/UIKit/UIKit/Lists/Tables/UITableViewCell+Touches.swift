import Foundation

extension UITableViewCell {
  /// Returns the control in `accessoryView` if a touch at a point reaches it: beside its leading edge, in the full height
  /// of the cell. On an iPhone it takes these touches too.
  func accessoryControl(around point: CGPoint) -> UIControl? {
    guard let control = accessoryView as? UIControl, control.superview === self,
      control.isUserInteractionEnabled, !control.isHidden, control.alpha >= 0.01
    else { return nil }
    let isOnRight = control.frame.midX > bounds.midX
    return (isOnRight ? point.x >= control.frame.minX : point.x < control.frame.maxX) ? control : nil
  }
}
