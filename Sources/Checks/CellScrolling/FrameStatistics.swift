/// The times of frames, in milliseconds.
package struct FrameStatistics: Hashable, Sendable, Encodable {
  package var p50: Double
  package var p99: Double
  package var p999: Double
  package var worst: Double

  package init(p50: Double, p99: Double, p999: Double, worst: Double) {
    self.p50 = p50
    self.p99 = p99
    self.p999 = p999
    self.worst = worst
  }

  package init(_ milliseconds: [Double]) {
    let sorted = milliseconds.sorted()
    p50 = Self.percentile(0.5, of: sorted)
    p99 = Self.percentile(0.99, of: sorted)
    p999 = Self.percentile(0.999, of: sorted)
    worst = sorted.last ?? 0
  }

  /// Returns the smallest number that is at least as large as this part of all numbers.
  private static func percentile(_ part: Double, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = Int((part * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  /// Returns the number of missed refreshes if each frame has `budget` milliseconds.
  package static func droppedCount(_ milliseconds: [Double], budget: Double) -> Int {
    milliseconds.reduce(0) { $0 + max(0, Int(($1 / budget).rounded(.up)) - 1) }
  }
}
