import CellCatalog
import CellSnapshots

/// The jobs of a plan that a change can reach, and the results of the others, which are not drawn.
@MainActor
struct ScopedJobs {
  let jobs: [RenderJob]
  /// One result for each job that the change cannot reach.
  let notAffected: [SnapshotResult]

  init(_ all: [RenderJob], in scope: ChangeScope) {
    var (jobs, notAffected): ([RenderJob], [SnapshotResult]) = ([], [])
    for job in all {
      guard case .notAffected(let reason) = scope.verdict(for: job.name.text) else {
        var job = job
        job.index = jobs.count
        jobs.append(job)
        continue
      }
      var result = SnapshotResult(name: job.snapshotTitle, entry: job.name.text, verdict: .notAffected)
      result.message = reason
      notAffected.append(result)
    }
    (self.jobs, self.notAffected) = (jobs, notAffected)
  }

  /// Returns the results of all jobs, drawn or not, in the order of the entries.
  func joined(with drawn: [SnapshotResult], entries: [EntryName]) -> [SnapshotResult] {
    guard !notAffected.isEmpty else { return drawn }
    let places = Dictionary(entries.enumerated().map { (PathBytes($1.text), $0) }) { first, _ in first }
    let all = (drawn + notAffected).enumerated().map { place, result in
      (entry: places[PathBytes(result.entry)] ?? entries.count, place: place, result: result)
    }
    return all.sorted { ($0.entry, $0.place) < ($1.entry, $1.place) }.map(\.result)
  }
}
