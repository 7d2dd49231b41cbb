import CellSnapshots
import Foundation

/// The tiles that wait for the threads that paint, few at a time: who adds one to a full queue waits until it is half
/// empty, so that work does not pile up and threads seldom wake each other.
///
/// Two threads that paint one entry wait for each other's photos, and a large tile that comes last keeps one thread busy
/// alone. So several threads take the largest tile, of an entry that nobody paints if there is one; a single thread takes
/// tiles as they came.
// Every access of the mutable state is between lock and unlock of the condition.
final class TileQueue: @unchecked Sendable {
  /// The most tiles that wait.
  private let capacity: Int
  /// At least so many wait, however many pixels they have.
  private let fewest: Int
  /// Of all that wait; a scene takes the more memory the more it shows.
  private static let mostPixels = CGFloat(1 << 26)
  private let isInOrder: Bool
  private let condition = NSCondition()
  private var tiles: [RecordedTile] = []
  /// The entries that threads paint, once for each.
  private var painted: [EntryName] = []
  /// How often others were taken before the first.
  private var passedOverCount = 0
  /// How many tiles are left when the writer goes on; nil while it does not wait.
  private var remainder: Int?
  private var waitingReaderCount = 0
  private var isClosed = false

  /// - Parameter threads: how many take tiles out.
  init(threads: Int) {
    // Tables lay out many tiles in no time, screens take long for one: enough wait that nobody does.
    // For many threads no more small ones: each looks at all that wait.
    fewest = 8 * max(1, threads)
    capacity = max(fewest, 32 * min(4, max(1, threads)))
    isInOrder = threads <= 1
  }

  /// Waits for room and adds `tile`; a closed queue drops it.
  func add(_ tile: RecordedTile) {
    condition.lock()
    defer { condition.unlock() }
    if isFull { remainder = tiles.count / 2 }
    while remainder != nil, !isClosed { condition.wait() }
    guard !isClosed else { return }
    tiles.append(tile)
    if waitingReaderCount > 0 { condition.broadcast() }
  }

  /// Waits for a tile and removes it; nil once the queue is closed and empty.
  ///
  /// - Parameter finished: the entry of which the calling thread has just painted a tile.
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

  /// Lets no more tiles in; those waiting are still handed out unless they are `discarded`.
  func close(discarding isDiscarding: Bool = false) {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    if isDiscarding { tiles.removeAll() }
    condition.broadcast()
  }

  private var isFull: Bool {
    guard tiles.count >= fewest else { return false }
    return tiles.count >= capacity || tiles.reduce(0) { $0 + $1.pixelCount } >= Self.mostPixels
  }

  /// The first tile's too once it was passed over often: nothing is reported past a job that is not finished.
  private func takeIndex() -> Int {
    guard !isInOrder, passedOverCount < fewest else {
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
