import UIKit

/// A benchmark of the feed's cells in the pattern, against the same cells laid out by hand without a cache.
@MainActor
enum FeedCellBenchmark {
  /// The number of runs of an arm in a row, as in known benchmarks of such cells. Each arm warms caches of its
  /// own.
  private static let repetitions = 10

  /// Measures on a device that is set, as catalogues render.
  static func measurements(rounds: Int) -> [Measurement] {
    Device.using(Device()) { arms(rounds: rounds) }
  }

  private static func arms(rounds: Int) -> [Measurement] {
    let arms = FeedCellArms(items: FeedItem.samples(count: 100))
    let byHand: () -> Void = {
      arms.forgetTexts()
      arms.showByHand(width: 390)
    }
    arms.showByHand(width: 390)
    arms.showInPattern(width: 390)
    arms.showInPattern(width: 844)
    return [
      Measurement(
        id: "mfs-warm", work: "100 cells in the pattern, frames cached / by hand without a cache",
        rounds: rounds, repetitions: repetitions, ours: { arms.showInPattern(width: 390) }, reference: byHand),
      Measurement(
        id: "mfs-rotation", work: "100 cells turned and turned back, frames cached / by hand without a cache",
        rounds: rounds, repetitions: repetitions,
        ours: { for width: CGFloat in [844, 390] { arms.turnInPattern(width: width) } },
        reference: {
          for width: CGFloat in [844, 390] {
            arms.forgetTexts()
            arms.turnByHand(width: width)
          }
        }),
      Measurement(
        id: "mfs-cold", work: "100 cells in the pattern, nothing cached / by hand without a cache",
        rounds: rounds, repetitions: repetitions,
        ours: {
          arms.forgetFrames()
          arms.showInPattern(width: 390)
        }, reference: byHand),
    ]
  }
}
