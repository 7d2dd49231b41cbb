internal import Foundation

/// The pixels of a screen, for lengths in points.
struct PixelGrid: Sendable, Hashable {
  /// Pixels per point.
  let scale: CGFloat

  /// The least length of whole pixels that is no shorter; a thousandth of a pixel is taken for an error of the arithmetic.
  func up(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}
