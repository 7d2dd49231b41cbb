import Foundation

extension CGFloat {
  /// A length that adds up: neither negative nor without end.
  var soundLength: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}
