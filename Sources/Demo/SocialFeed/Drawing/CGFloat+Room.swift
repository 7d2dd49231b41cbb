import UIKit

extension CGFloat {
  /// The room between things, grown with the text where that is large, at most twice as much.
  var room: CGFloat {
    let scaled = UIFontMetrics(forTextStyle: .callout).scaledValue(for: self)
    return Swift.min(2 * self, Swift.max(self, scaled)).rounded()
  }
}
