import CellSnapshots
import Foundation

/// A collector of results from jobs whose tiles finish in any order. It returns them in the order of the jobs.
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

  /// Notes that a job is not drawn, with the verdicts on it.
  mutating func add(_ verdicts: [SnapshotResult], of job: RenderJob) {
    begin(job, rowCount: 0, tileCount: 0, times: StageTimes())
    results[job.index]?.snapshots = verdicts
    results[job.index]?.isDrawn = false
  }

  /// Notes the recording times of a tile, and adds its size below the earlier tiles.
  mutating func add(_ tile: RecordedTile, times: StageTimes) {
    results[tile.job]?.times += times
    results[tile.job]?.size.extend(by: tile.rect.size)
    if let text = tile.alternativeText, results[tile.job]?.alternativeText == nil {
      results[tile.job]?.alternativeText = text
    }
  }

  mutating func add(_ tile: TileResult) {
    results[tile.job]?.files += tile.files
    if let snapshot = tile.snapshot { results[tile.job]?.snapshots.append(snapshot) }
    results[tile.job]?.times += tile.times
    results[tile.job]?.diagnostics += tile.diagnostics
    missingTiles[tile.job, default: 1] -= 1
  }

  /// Returns each finished job once, up to the first unfinished one.
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

  /// Returns all finished jobs, including those after an unfinished one.
  mutating func takeAllFinished() -> [RenderResult] {
    let indices = results.keys.filter { missingTiles[$0] == 0 }.sorted()
    return indices.compactMap { results.removeValue(forKey: $0) }.map(sorted)
  }

  private func sorted(_ result: RenderResult) -> RenderResult {
    var result = result
    // The names differ only in the tile's number, so they are sorted by length first.
    result.snapshots.sort { ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name) }
    // Tiles finish in any order, and several may report the same image.
    result.diagnostics = Set(result.diagnostics).sorted { $0.message < $1.message }
    return result
  }
}

extension CGSize {
  /// Adds a further size below.
  fileprivate mutating func extend(by size: CGSize) {
    width = max(width, size.width)
    height += size.height
  }
}
