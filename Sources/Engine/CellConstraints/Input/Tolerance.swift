/// The tolerance: coefficients, values in points and costs that are nearer to zero count as zero.
let tolerance = 1e-8

/// The minimum absolute coefficient of a pivot. A smaller one may be only a rounding error, so nothing is divided
/// by it.
let minimumPivot = 1e-7

extension Double {
  /// Whether the number is zero, except for rounding errors.
  var isNearZero: Bool { abs(self) <= tolerance }
}
