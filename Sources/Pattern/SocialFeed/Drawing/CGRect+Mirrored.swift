import MFS
import UIKit

extension CGRect {
  /// Returns the rectangle on the other side of a row `width` points wide if the layout runs from right to left.
  func mirrored(in width: CGFloat) -> CGRect {
    guard MFSLayoutEnvironment.current.layoutDirection == .rightToLeft else { return self }
    return CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
