import CellScrolling
import Foundation

/// The result of several runs of one arm.
struct ScrollArmResult: Hashable {
  var arm: ScrollArm
  var rows: Int
  /// The time of the main thread in each frame, in milliseconds.
  var mainThread: FrameStatistics
  /// The 99.9th percentile of whole frames, with painting and composing, in milliseconds.
  var wholeFrame: Double
  /// The time of the main thread until the first screen was laid out, in milliseconds.
  var loading: Double
  /// The time of the main thread in loading and all frames, in milliseconds.
  var layout: Double
  /// The time of all other threads, in milliseconds.
  var otherThreads: Double
  /// The memory that the run allocated and did not free, in megabytes.
  var memory: Double
}

extension ScrollArmResult {
  /// Combines runs by the median of each frame's times. A frame does the same work in each run, so the median
  /// leaves out moments in which the machine was busy with something else.
  ///
  /// - Parameter runs: One or more runs with the same number of frames.
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

  /// Returns the median of each frame.
  private static func medians(_ runs: [[Double]]) -> [Double] {
    (0..<(runs.map(\.count).min() ?? 0)).map { frame in runs.map { $0[frame] }.median }
  }
}
