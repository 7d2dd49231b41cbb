import Foundation

extension CGFloat {
  /// The length limited to 0 through 1e9, and 0 if it is not finite, so that lengths can be added.
  var soundLength: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}
