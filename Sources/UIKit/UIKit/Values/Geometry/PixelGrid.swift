internal import Foundation

/// The pixels of a screen, for lengths in points.
struct PixelGrid: Sendable, Hashable {
  /// The number of pixels per point. Nothing is rounded if it is not positive.
  let scale: CGFloat

  /// The part of a pixel that counts as an arithmetic error.
  ///
  /// One tolerance is enough for labels, buttons, symbols, tables and constraints. Apple's measured figures hold with it,
  /// and no reference differs from those drawn with tolerances of 0.0001 to 0.01 pixels.
  static let tolerance: CGFloat = 0.001

  /// Whole points.
  static let points = PixelGrid(scale: 1)

  /// Rounds a length up to whole pixels.
  func up(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale - Self.tolerance).rounded(.up) / scale : length
  }

  /// Rounds a length down to whole pixels.
  func down(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale + Self.tolerance).rounded(.down) / scale : length
  }

  /// Rounds a length to the nearest pixel, and halves of a pixel away from zero.
  func nearest(_ length: CGFloat) -> CGFloat {
    guard scale > 0 else { return length }
    return (length * scale + (length < 0 ? -Self.tolerance : Self.tolerance)).rounded() / scale
  }
}
