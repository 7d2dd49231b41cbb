import CellSnapshots
import Foundation

/// Collects what becomes of jobs whose tiles finish in any order, and hands them out in the order of the jobs.
struct ResultBoard {
  private var results: [Int: RenderResult] = [:]
  private var missingTiles: [Int: Int] = [:]
  private var next = 0

  mutating func begin(_ job: RenderJob, rowCount: Int, tileCount: Int, times: StageTimes) {
    results[job.index] = RenderResult(
      name: job.name, configuration: job.configuration, rowCount: rowCount, tileCount: tileCount, times: times
    )
    missingTiles[job.index] = tileCount
  }

  mutating func skip(_ job: RenderJob) {
    missingTiles[job.index] = 0
  }

  /// Notes that a job has no picture, and the verdict about it.
  mutating func add(_ verdict: SnapshotResult, of job: RenderJob) {
    begin(job, rowCount: 0, tileCount: 0, times: StageTimes())
    results[job.index]?.snapshots = [verdict]
    results[job.index]?.isDrawn = false
  }

  /// Notes how long a tile took to record, and that it lies below those before it.
  mutating func add(_ tile: RecordedTile, times: StageTimes) {
    results[tile.job]?.times += times
    results[tile.job]?.size.extend(by: tile.rect.size)
  }

  mutating func add(_ tile: TileResult) {
    results[tile.job]?.files += tile.files
    if let snapshot = tile.snapshot { results[tile.job]?.snapshots.append(snapshot) }
    results[tile.job]?.times += tile.times
    results[tile.job]?.brokenImages += tile.brokenImages
    missingTiles[tile.job, default: 1] -= 1
  }

  /// The finished jobs, up to the first that is not, each once.
  mutating func takeFinished() -> [RenderResult] {
    var finished: [RenderResult] = []
    while missingTiles[next] == 0 {
      missingTiles[next] = nil
      if let result = results.removeValue(forKey: next) {
        finished.append(sorted(result))
      }
      next += 1
    }
    return finished
  }

  /// All jobs that are finished, also those after one that never will be.
  mutating func takeAllFinished() -> [RenderResult] {
    let indices = results.keys.filter { missingTiles[$0] == 0 }.sorted()
    return indices.compactMap { results.removeValue(forKey: $0) }.map(sorted)
  }

  private func sorted(_ result: RenderResult) -> RenderResult {
    var result = result
    // By tile: the names differ in its number alone.
    result.snapshots.sort { ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name) }
    // Tiles finish in any order, and each names those it shares with others.
    result.brokenImages = Set(result.brokenImages).sorted()
    return result
  }
}

extension CGSize {
  /// Puts a further size below.
  fileprivate mutating func extend(by size: CGSize) {
    width = max(width, size.width)
    height += size.height
  }
}
