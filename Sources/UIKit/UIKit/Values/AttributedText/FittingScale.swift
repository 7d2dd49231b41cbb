import Foundation

/// The factor by which a text shrinks to fit.
enum FittingScale {
  /// Returns the largest factor from `minimum` to 1 for which `fits` holds, in steps of a hundredth, or `minimum`
  /// if none does.
  static func largest(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    guard minimum < 1, !fits(1) else { return 1 }
    var (low, high) = (Int((max(minimum, 0.01) * 100).rounded(.up)), 100)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / 100) { low = middle } else { high = middle }
    }
    return max(CGFloat(low) / 100, minimum)
  }
}
