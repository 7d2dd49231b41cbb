import CellDrawing
import CellSnapshots
import Foundation

/// A small fixed set of threads that paint tiles and write or compare them. Meanwhile the main thread lays out the next
/// tiles.
final class PaintingPool {
  /// The size of a thread's stack, in bytes. Nested views and groups need stack, and glibc's default depends on the
  /// host's limits.
  private static let stackSize = 64 << 20

  private let queue: TileQueue
  private let outcome = PoolOutcome()
  private let running = DispatchGroup()

  init(_ destination: any TileDestination) {
    let threads = max(1, destination.threads)
    queue = TileQueue(threads: threads)
    for number in 1...threads {
      running.enter()
      let thread = Thread { [queue, outcome, running] in
        defer { running.leave() }
        do throws(FileError) {
          let worker = try destination.makeWorker()
          var last: EntryName?
          while let tile = queue.next(after: last) {
            outcome.add(
              try DrawingWatch.during(tile.snapshotTitle, tile.title) { () throws(FileError) in
                try worker.process(tile)
              })
            last = tile.name.entry
          }
        } catch {
          outcome.fail(error)
          queue.close(discarding: true)
        }
      }
      thread.name = "painting \(number)"
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  /// Adds a tile, after a wait if enough tiles are waiting. Throws if a file could not be written.
  func paint(_ tile: RecordedTile) throws(FileError) {
    queue.add(tile)
    try outcome.check()
  }

  /// Returns the results since the last call.
  func takeResults() -> [TileResult] { outcome.takeResults() }

  /// Waits until all tiles are written, and throws if one could not be written.
  func finish() throws(FileError) {
    queue.close()
    running.wait()
    try outcome.check()
  }

  /// Drops the waiting tiles and waits for those that were begun.
  func cancel() {
    queue.close(discarding: true)
    running.wait()
  }
}

/// The results and the failure that the threads of a pool report.
final class PoolOutcome: Sendable {
  private struct State {
    var results: [TileResult] = []
    var failure: FileError?
  }

  private let state = Mutex(State())

  func add(_ result: TileResult) {
    state.withLock { $0.results.append(result) }
  }

  func fail(_ error: FileError) {
    state.withLock { $0.failure = $0.failure ?? error }
  }

  func takeResults() -> [TileResult] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  func check() throws(FileError) {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}
