import Foundation

/// How long each stage took, summed over threads.
package struct StageTimes: Hashable, Sendable {
  private var seconds: [Stage: Double] = [:]

  package init(
    seconds: [Stage: Double] = [:]
  ) {
    self.seconds = seconds
  }

  /// In seconds.
  package subscript(stage: Stage) -> Double { seconds[stage] ?? 0 }

  package var total: Double { seconds.values.reduce(0, +) }

  /// Runs `work` and counts its time as `stage`'s.
  package mutating func measure<Result, Failure: Error>(
    _ stage: Stage, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer {
      let spent = start.duration(to: .now).components
      seconds[stage, default: 0] += Double(spent.seconds) + Double(spent.attoseconds) * 1e-18
    }
    return try work()
  }

  package static func += (left: inout StageTimes, right: StageTimes) {
    left.seconds.merge(right.seconds, uniquingKeysWith: +)
  }
}
