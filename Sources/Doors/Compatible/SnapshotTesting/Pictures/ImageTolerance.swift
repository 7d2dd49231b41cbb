internal import CellSnapshots

/// The differences between images that count as equal.
struct ImageTolerance {
  /// The rule for a pixel, where CellSnap recorded the reference.
  var rule: SnapshotComparisonRule
  /// The share of the pixels that may be different, from 0 to 1.
  var overall: Double

  /// - Parameters:
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The likeness that counts as equal, from 0 to 1.
  init(precision: Float, perceptualPrecision: Float) {
    overall = 1 - Double(min(max(precision, 0), 1))
    rule =
      switch perceptualPrecision {
      case 1...: .exact
      case 0.98...: .perceptual
      default: .pixelmatch(threshold: Double(1 - max(0, perceptualPrecision)), countsAntialiasing: false)
      }
  }

  /// - Parameters:
  ///   - perPixel: The difference of a channel that counts as equal, from 0 to 1.
  ///   - overall: The share of the pixels that may be different, from 0 to 1.
  init(perPixel: CGFloat, overall: CGFloat) {
    let channel = perPixel > 0 ? Int((min(perPixel, 1) * 256).rounded(.down)) : 0
    rule = channel > 0 ? .channel(min(channel, 255)) : .exact
    self.overall = Double(min(max(overall, 0), 1))
  }
}
