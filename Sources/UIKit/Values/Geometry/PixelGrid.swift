internal import Foundation

/// The pixels of a screen, for lengths in points.
struct PixelGrid: Sendable, Hashable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// Rounds a length up to whole pixels. A thousandth of a pixel counts as an arithmetic error.
  func up(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}
