import CellScrolling

/// The movements of a finger on the table in every arm. It flings posts at up to 24,000 points per second, turns
/// around, lets the content come to rest, and finally taps the status bar.
enum ScrollArmMoves {
  /// The parts of the movements. After each part, the pictures of all arms are compared.
  ///
  /// Each part ends at a given offset. Otherwise arms with estimated heights would end some pixels away, because a
  /// fling continues from whole pixels whenever a height becomes exact.
  static let parts: [[ScrollMove]] = [
    reading + [.drag(offset: 48_500)], reading + [.drag(offset: 97_000)], [.jumpToTop],
  ]

  private static let reading: [ScrollMove] = [
    .fling(velocity: 5_000, seconds: 0.5), .fling(velocity: 9_000, seconds: 0.6),
    .fling(velocity: 14_000, seconds: 0.8), .fling(velocity: 20_000, seconds: 0.8),
    .fling(velocity: 24_000, seconds: 0.8), .hold(seconds: 0.1), .fling(velocity: -6_000, seconds: 0.3),
    .fling(velocity: 20_000, seconds: 0.9), .fling(velocity: 24_000, seconds: 0.9), .fling(velocity: 900),
  ]
}
