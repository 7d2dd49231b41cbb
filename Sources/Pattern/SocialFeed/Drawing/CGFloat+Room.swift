import UIKit

extension CGFloat {
  /// The space between elements, which grows with large text up to twice its size.
  var room: CGFloat {
    let scaled = UIFontMetrics(forTextStyle: .callout).scaledValue(for: self)
    return Swift.min(2 * self, Swift.max(self, scaled)).rounded()
  }
}
