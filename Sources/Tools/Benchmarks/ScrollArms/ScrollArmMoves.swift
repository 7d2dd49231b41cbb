import CellScrolling

/// What a finger does with the table in every arm: it flings posts by at up to 24,000 points a second, turns around,
/// lets the content come to rest, and at last taps the status bar.
enum ScrollArmMoves {
  /// After each part the pictures of all arms are compared, at one offset: where heights are estimated, a fling goes on
  /// from whole pixels whenever one becomes exact, and so ends some pixels from where it would.
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
