import Foundation

/// The verdict on a comparison, with its reason in words.
struct ComparisonDecision {
  let verdict: SnapshotVerdict
  let reason: String

  /// - Parameter sizes: Words for both sizes if they differ.
  init(
    isIdentical: Bool, counts: FindingCounts, total: Int, rule: SnapshotComparisonRule,
    limits: SnapshotComparisonLimits,
    sizes: String?, map: DifferenceMap
  ) {
    guard !isIdentical else {
      (verdict, reason) = (.identical, "every pixel is equal")
      return
    }
    guard counts.different > 0 else {
      verdict = .similar
      reason =
        counts.isEqual
        ? "all differences are masked"
        : "\(Self.pixels(counts.tolerated + counts.antialiased)) different, which \(rule) allows"
      return
    }
    let differing = "\(counts.different) of \(Self.pixels(total)) different"
    let checks = [
      Self.check(counts.different, atMost: limits.maximumDifferingPixels, differing),
      Self.check(counts.different, of: total, atMost: limits.maximumDifferingRatio, differing),
      limits.window.map { Self.check($0, map) },
    ].compactMap { $0 }
    verdict = !checks.isEmpty && checks.allSatisfy(\.holds) ? .similar : .different
    // The reason names the first limit that fails, or the last limit if all hold.
    let words = (checks.first { !$0.holds } ?? checks.last)?.words ?? "\(differing), none may be"
    reason = sizes.map { "\($0); \(words)" } ?? words
  }

  private struct Check {
    var holds: Bool
    var words: String
  }

  private static func check(_ count: Int, atMost maximum: Int?, _ differing: String) -> Check? {
    maximum.map { Check(holds: count <= $0, words: "\(differing), \($0) may be") }
  }

  private static func check(_ count: Int, of total: Int, atMost ratio: Double?, _ differing: String) -> Check?
  {
    ratio.map { ratio in
      let share = Double(count) / Double(max(1, total))
      return Check(
        holds: share <= ratio, words: "\(differing), \(percent(share)); \(percent(ratio)) may be")
    }
  }

  private static func check(_ window: SnapshotComparisonLimits.Window, _ map: DifferenceMap) -> Check {
    let densest = map.densestWindow(side: window.side)
    let side = max(1, window.side)
    return Check(
      holds: densest.count <= window.maximumDifferingPixels,
      words: "\(pixels(densest.count)) different in the \(side)x\(side) pixels at \(densest.x),\(densest.y), "
        + "\(window.maximumDifferingPixels) may be")
  }

  /// Returns a count in words: `1 pixel is`, `2 pixels are`.
  private static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel is" : "\(count) pixels are" }

  private static func percent(_ share: Double) -> String {
    "\(PlainNumber.text(CGFloat((share * 1_000_000).rounded() / 10_000))) %"
  }
}
