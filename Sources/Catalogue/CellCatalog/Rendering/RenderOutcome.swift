package import CellSnapshots

/// The outcome of a list of jobs.
package struct RenderOutcome: Sendable {
  /// The results of the finished jobs, in their order.
  package var results: [RenderResult] = []
  /// The number of jobs that should have a picture but have none.
  package var failedJobs = 0
  /// How many jobs have no picture since their entries show nothing that it would be of.
  package var emptyJobs = 0
  /// Why it stopped before the end; nil where every job was taken.
  package var error: FileError?

  /// The snapshots of jobs that an earlier process finished, which come first.
  package var earlierSnapshots: [SnapshotResult] = []

  /// The times of jobs that an earlier process finished.
  package var earlierTimes = SnapshotTimes()

  package init() {}

  package var snapshots: [SnapshotResult] { earlierSnapshots + results.flatMap(\.snapshots) }

  /// The time of each job, by the title of its snapshot. Jobs that ended the process have none.
  package var snapshotTimes: SnapshotTimes {
    results.filter(\.isDrawn).reduce(into: earlierTimes) {
      $0.add(seconds: $1.times.total, of: $1.snapshotTitle)
    }
  }

  package var times: StageTimes { results.reduce(into: StageTimes()) { $0 += $1.times } }
}
