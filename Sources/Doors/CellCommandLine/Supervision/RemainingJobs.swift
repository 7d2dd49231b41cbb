import CellCatalog
import CellSnapshots

/// The jobs that earlier processes left, with new indexes, and the results of those processes.
@MainActor
struct RemainingJobs {
  private(set) var jobs: [RenderJob] = []
  /// The early ends of the jobs in `jobs` that are not drawn again, by the titles of their snapshots.
  private(set) var ends: [String: EarlyEnd] = [:]
  /// The number of pictures that the finished jobs left.
  private(set) var pictureCount = 0
  /// The results of verified snapshots whose jobs the user has read about.
  private(set) var toldSnapshots: [SnapshotResult] = []
  /// The results of verified snapshots, by the titles of the snapshots with their tiles.
  private(set) var verified: [String: SnapshotResult] = [:]
  /// The results of snapshots that were about to be recorded, by the same titles.
  private(set) var recording: [String: SnapshotResult] = [:]
  /// The results of the jobs in `jobs` that are finished, by the titles of their snapshots.
  private(set) var finished: [String: [SnapshotResult]] = [:]
  /// The times of finished jobs.
  private(set) var times = SnapshotTimes()
  /// The number of jobs that failed and that the user has read about.
  private(set) var failedJobs = 0

  init(_ all: [RenderJob], after supervision: Supervision) {
    let notes = supervision.isResumed ? supervision.journal?.notes ?? [] : []
    var told: Set<String> = []
    var compared: Set<String> = []
    for note in notes {
      switch note {
      case .verified(let result): verified[result.name] = verified[result.name] ?? result
      case .recording(let result): recording[result.name] = recording[result.name] ?? result
      case .told(let title, let pictures) where told.insert(title).inserted: pictureCount += pictures
      case .finished(let title, let seconds):
        compared.insert(title)
        times.add(seconds: seconds, of: title)
      case .told, .checked, .standardInput, .goingOn: continue
      }
    }
    let allEnds = Self.ends(of: all, supervision.earlier.ends)
    for job in all {
      let title = job.snapshotTitle
      if told.contains(title) {
        let results = Self.results(of: job, allEnds[title], in: verified)
        toldSnapshots += results
        if results.contains(where: \.verdict.lacksPicture) { failedJobs += 1 }
      } else {
        var job = job
        job.index = jobs.count
        jobs.append(job)
        ends[title] = allEnds[title]
        let results = compared.contains(title) ? Self.results(of: job, allEnds[title], in: verified) : []
        if !results.isEmpty { finished[title] = results }
      }
    }
  }

  /// Returns the early ends of the jobs that are not drawn again: the jobs that ended a process, and the later
  /// jobs of the same entry.
  private static func ends(of jobs: [RenderJob], _ ends: [EarlyEnd]) -> [String: EarlyEnd] {
    var found: [String: EarlyEnd] = [:]
    for end in ends {
      guard let place = jobs.firstIndex(where: { $0.snapshotTitle == end.name }) else { continue }
      for job in jobs[place...] where job.name == jobs[place].name && found[job.snapshotTitle] == nil {
        found[job.snapshotTitle] = end
      }
    }
    return found
  }

  private static func results(
    of job: RenderJob, _ end: EarlyEnd?, in verified: [String: SnapshotResult]
  ) -> [SnapshotResult] {
    if let end { return [SnapshotResult(end, of: job)] }
    if let whole = verified[job.snapshotTitle] { return [whole] }
    var tiles: [SnapshotResult] = []
    while let tile = verified["\(job.snapshotTitle).\(tiles.count + 1)"] { tiles.append(tile) }
    return tiles
  }
}
