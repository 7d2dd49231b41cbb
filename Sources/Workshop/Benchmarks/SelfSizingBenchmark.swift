import UIKit

/// A benchmark of the feed's cells laid out by constraints, which also give their heights.
@MainActor
enum SelfSizingBenchmark {
  static func measurements(rounds: Int) -> [Measurement] {
    let arms = FeedCellArms(items: FeedItem.samples(count: 100))
    let rows = 10
    arms.showByConstraints(width: 390)
    arms.showInPattern(width: 390)
    return [
      Measurement(
        id: "self-sizing", work: "1,000 rows sized by constraints / laid out by them at a known height",
        rounds: rounds,
        ours: {
          for _ in 0..<rows {
            arms.forgetTexts()
            arms.sizeByConstraints(width: 390)
          }
        },
        reference: {
          for _ in 0..<rows {
            arms.forgetTexts()
            arms.layOutByConstraints()
          }
        }),
      Measurement(
        id: "constraints", work: "100 cells by constraints / by hand without a cache", rounds: rounds,
        ours: {
          arms.forgetTexts()
          arms.showByConstraints(width: 390)
        },
        reference: {
          arms.forgetTexts()
          arms.showByHand(width: 390)
        }),
      Measurement(
        id: "constraints-mfs", work: "100 cells by constraints / in the pattern, frames cached",
        rounds: rounds, ours: { arms.showByConstraints(width: 390) },
        reference: { arms.showInPattern(width: 390) }),
    ]
  }
}
