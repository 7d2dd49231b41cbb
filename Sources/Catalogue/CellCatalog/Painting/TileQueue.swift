import CellSnapshots
import Foundation

/// A queue of a few tiles that wait for the painting threads.
///
/// A thread that adds a tile to a full queue waits until the queue is half empty. So work does not pile up, and threads
/// seldom wake each other.
///
/// Two threads that paint the same entry wait for each other's photos, and a large tile at the end keeps one thread
/// busy alone. So several threads take the largest tile, preferably of an entry that no thread is painting. A single
/// thread takes tiles in their order.
// The mutable state is only accessed between lock and unlock of the condition.
final class TileQueue: @unchecked Sendable {
  /// The maximum number of waiting tiles.
  private let capacity: Int
  /// The number of tiles that may wait in any case, however many pixels they have.
  private let minimumTileCount: Int
  /// The maximum number of pixels of all waiting tiles. A scene needs more memory the more it shows.
  private static let maximumPixels = CGFloat(1 << 26)
  private let isInOrder: Bool
  private let condition = NSCondition()
  private var tiles: [RecordedTile] = []
  /// The entries that threads are painting, once for each thread.
  private var painted: [EntryName] = []
  /// How often other tiles were taken before the first one.
  private var passedOverCount = 0
  /// The number of tiles at which the waiting writer goes on; nil if it does not wait.
  private var remainder: Int?
  private var waitingReaderCount = 0
  private var isClosed = false
  private let writerWillWait: @Sendable () -> Void

  /// - Parameters:
  ///   - threads: The number of threads that take tiles.
  ///   - writerWillWait: A function that is called when a thread that adds a tile begins to wait for room. It must not
  ///     use the queue.
  init(threads: Int, writerWillWait: @escaping @Sendable () -> Void = {}) {
    self.writerWillWait = writerWillWait
    // Tables produce many tiles at once and screens take long for one tile, so enough tiles must wait for all threads.
    // For many threads the capacity grows less, because each thread examines all waiting tiles.
    minimumTileCount = 8 * max(1, threads)
    capacity = max(minimumTileCount, 32 * min(4, max(1, threads)))
    isInOrder = threads <= 1
  }

  /// Waits for room and adds `tile`. A closed queue drops it.
  func add(_ tile: RecordedTile) {
    condition.lock()
    defer { condition.unlock() }
    if isFull {
      remainder = tiles.count / 2
      writerWillWait()
    }
    while remainder != nil, !isClosed { condition.wait() }
    guard !isClosed else { return }
    tiles.append(tile)
    if waitingReaderCount > 0 { condition.broadcast() }
  }

  /// Waits for a tile and removes it. Returns nil if the queue is closed and empty.
  ///
  /// - Parameter finished: The entry of the tile that the calling thread has just painted.
  func next(after finished: EntryName? = nil) -> RecordedTile? {
    condition.lock()
    defer { condition.unlock() }
    if let finished, let index = painted.firstIndex(of: finished) { painted.remove(at: index) }
    while tiles.isEmpty {
      guard !isClosed else { return nil }
      waitingReaderCount += 1
      condition.wait()
      waitingReaderCount -= 1
    }
    let tile = tiles.remove(at: takeIndex())
    painted.append(tile.name.entry)
    if let remainder, tiles.count <= remainder {
      self.remainder = nil
      condition.broadcast()
    }
    return tile
  }

  /// Closes the queue to new tiles. Waiting tiles are still handed out, unless they are discarded.
  func close(discarding isDiscarding: Bool = false) {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    if isDiscarding { tiles.removeAll() }
    condition.broadcast()
  }

  /// Whether a thread waits for room.
  var isWriterWaiting: Bool {
    condition.lock()
    defer { condition.unlock() }
    return remainder != nil && !isClosed
  }

  private var isFull: Bool {
    guard tiles.count >= minimumTileCount else { return false }
    return tiles.count >= capacity || tiles.reduce(0) { $0 + $1.pixelCount } >= Self.maximumPixels
  }

  /// Returns the index of the next tile. After the first tile was skipped often, it is taken, because results of later
  /// jobs are reported only after it.
  private func takeIndex() -> Int {
    guard !isInOrder, passedOverCount < minimumTileCount else {
      passedOverCount = 0
      return 0
    }
    var best = 0
    for index in tiles.indices.dropFirst() where rank(of: tiles[index]) > rank(of: tiles[best]) {
      best = index
    }
    passedOverCount = best == 0 ? 0 : passedOverCount + 1
    return best
  }

  private func rank(of tile: RecordedTile) -> (Int, CGFloat) {
    (painted.contains(tile.name.entry) ? 0 : 1, tile.pixelCount)
  }
}

extension RecordedTile {
  fileprivate var pixelCount: CGFloat {
    rect.width * rect.height * configuration.scale * configuration.scale
  }
}
