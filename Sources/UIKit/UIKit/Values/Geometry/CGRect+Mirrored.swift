internal import Foundation

extension CGRect {
  /// Returns the rectangle at the other side of a row that is `width` points wide.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
