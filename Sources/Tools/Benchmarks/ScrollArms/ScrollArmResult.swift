import CellScrolling
import Foundation

/// What scrolling came to in one arm, of several runs.
struct ScrollArmResult: Hashable {
  var arm: ScrollArm
  var rows: Int
  /// Of the main thread in each frame, in milliseconds.
  var mainThread: FrameStatistics
  /// The 99.9th percentile of whole frames, with painting and composing, in milliseconds.
  var wholeFrame: Double
  /// Of the main thread until the first screen was laid out, in milliseconds.
  var loading: Double
  /// Of the main thread in loading and all frames, in milliseconds.
  var layout: Double
  /// Of all other threads, in milliseconds.
  var otherThreads: Double
  /// What was allocated at the end and not before, in megabytes.
  var memory: Double
}

extension ScrollArmResult {
  /// A frame does the same in each run, so the median of its times is what it takes, and a moment in which the machine
  /// was busy with something else is none of it.
  ///
  /// - Parameter runs: with the same number of frames; one at least.
  init(_ arm: ScrollArm, rows: Int, of runs: [ScrollArmRun]) {
    self.arm = arm
    self.rows = rows
    mainThread = FrameStatistics(Self.medians(runs.map(\.mainThread)))
    wholeFrame = FrameStatistics(Self.medians(runs.map(\.frames))).p999
    loading = runs.map(\.loading).median
    layout = loading + runs.map { $0.mainThread.reduce(0, +) }.median
    otherThreads = runs.map(\.otherThreads).median
    memory = runs.map { Double($0.heldBytes) / 1_048_576 }.median
  }

  /// Frame by frame.
  private static func medians(_ runs: [[Double]]) -> [Double] {
    (0..<(runs.map(\.count).min() ?? 0)).map { frame in runs.map { $0[frame] }.median }
  }
}
