import Foundation

/// How much a text must shrink to fit.
enum FittingScale {
  /// The largest factor from `minimum` to 1, in steps of a hundredth, for which `fits` holds; `minimum` when none does.
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
