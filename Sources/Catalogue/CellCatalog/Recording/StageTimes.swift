import Foundation

/// The duration of each stage, summed over threads.
package struct StageTimes: Hashable, Sendable {
  private var seconds: [Stage: Double] = [:]

  package init(
    seconds: [Stage: Double] = [:]
  ) {
    self.seconds = seconds
  }

  /// Returns the duration in seconds.
  package subscript(stage: Stage) -> Double { seconds[stage] ?? 0 }

  package var total: Double { seconds.values.reduce(0, +) }

  /// Runs `work` and adds its duration to `stage`.
  package mutating func measure<Result, Failure: Error>(
    _ stage: Stage, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer { seconds[stage, default: 0] += start.duration(to: .now).seconds }
    return try work()
  }

  /// Moves a duration that was measured in one stage to another.
  package mutating func move(_ duration: Duration, from whole: Stage, to part: Stage) {
    seconds[whole, default: 0] -= duration.seconds
    seconds[part, default: 0] += duration.seconds
  }

  package static func += (left: inout StageTimes, right: StageTimes) {
    left.seconds.merge(right.seconds, uniquingKeysWith: +)
  }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
