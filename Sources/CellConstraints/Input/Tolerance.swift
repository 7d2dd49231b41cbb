/// Coefficients, values in points and costs that are nearer to zero than this count as zero.
let tolerance = 1e-8

/// Coefficients nearer to zero than this are not divided by: they may be nothing but what rounding left.
let leastPivot = 1e-7

extension Double {
  /// Whether it is zero but for what rounding left.
  var isNearZero: Bool { abs(self) <= tolerance }
}
