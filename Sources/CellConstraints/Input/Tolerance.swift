/// Coefficients, values in points and costs that are nearer to zero than this count as zero.
let tolerance = 1e-8

extension Double {
  /// Whether it is zero but for what rounding left.
  var isNearZero: Bool { abs(self) <= tolerance }
}
