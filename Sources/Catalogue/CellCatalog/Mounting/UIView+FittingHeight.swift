import UIKit

extension UIView {
  /// Lays out the view at a width and at the height that fits it there. Returns that height in points.
  ///
  /// The view is measured before its first layout. So its constraints never meet a height that no picture has, such as
  /// the 44 points of a new cell.
  @discardableResult
  func layOutAtFittingHeight(width: CGFloat) -> CGFloat {
    frame = CGRect(x: 0, y: 0, width: width, height: frame.height)
    let first = measuredHeight(atWidth: width)
    guard first <= PictureShape.maximumHeight else { return first }
    frame.size.height = first
    settle()
    // A layout may change what fits, for example if it tells a label at which width to break its lines.
    let height = measuredHeight(atWidth: width)
    guard height != first, height <= PictureShape.maximumHeight else { return height }
    frame.size.height = height
    settle()
    return height
  }

  /// Returns the height that fits the view, or the view's own height if it has no usable one.
  private func measuredHeight(atWidth width: CGFloat) -> CGFloat {
    let fitting = fittingHeight(atWidth: width)
    return fitting.isFinite && fitting > 0 && fitting < .greatestFiniteMagnitude ? fitting : frame.height
  }
}
