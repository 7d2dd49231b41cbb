import CellDrawing
import CellSnapshots
import Foundation
import Synchronization
import Testing
import UIKit
@testable import CellCatalog

@MainActor
@Suite struct TileQueueTests {
  @Test func `one thread takes tiles in the order of their arrival`() throws {
    let queue = TileQueue(threads: 1)
    for tile in [try tile("Friend", height: 10), try tile("Post", height: 30)] { queue.add(tile) }
    queue.close()
    #expect(queue.next()?.name.entry.text == "Friend")
    #expect(queue.next(after: try EntryName("Friend"))?.name.entry.text == "Post")
    #expect(queue.next(after: try EntryName("Post")) == nil)
  }

  @Test func `several threads take the largest tile first`() throws {
    let queue = TileQueue(threads: 2)
    for height in [10, 30, 20] { queue.add(try tile("Post", height: height)) }
    #expect(queue.next()?.rect.height == 30)
  }

  @Test func `an entry that is being painted waits for other entries`() throws {
    let queue = TileQueue(threads: 2)
    for tile in [try tile("Post", height: 30), try tile("Post", height: 20), try tile("Friend", height: 10)] {
      queue.add(tile)
    }
    #expect(queue.next()?.name.entry.text == "Post")
    #expect(queue.next()?.name.entry.text == "Friend")
    #expect(queue.next(after: try EntryName("Friend"))?.name.entry.text == "Post")
  }

  @Test func `the remaining tiles of one entry are taken by size`() throws {
    let queue = TileQueue(threads: 2)
    for tile in [try tile("Post", height: 30), try tile("Post", height: 20), try tile("Friend", height: 10)] {
      queue.add(tile)
    }
    #expect(queue.next()?.rect.height == 30)
    #expect(queue.next(after: try EntryName("Post"))?.rect.height == 20)
  }

  @Test func `a small tile is taken after 16 larger ones at the latest`() throws {
    let queue = TileQueue(threads: 2)
    queue.add(try tile("Friend", height: 10))
    for _ in 1...16 {
      queue.add(try tile("Post", height: 30))
      #expect(queue.next(after: try EntryName("Post"))?.rect.height == 30)
    }
    queue.add(try tile("Post", height: 30))
    #expect(queue.next(after: try EntryName("Post"))?.rect.height == 10)
  }

  @Test func `tiles are compared by pixels, not by points`() throws {
    let queue = TileQueue(threads: 2)
    // 100 * 30 * 1 * 1 = 3,000 pixels, 100 * 10 * 2 * 2 = 4,000.
    queue.add(try tile("Post", height: 30, scale: 1))
    queue.add(try tile("Post", height: 10, scale: 2))
    #expect(queue.next()?.rect.height == 10)
  }

  @Test func `a full queue makes its writer wait until it is half empty`() throws {
    let writer = try Writer(threads: 1, tile: tile("Post", height: 10))
    #expect(writer.waits() && writer.count == 32)
    for _ in 1...15 { #expect(writer.queue.next() != nil) }
    #expect(writer.queue.isWriterWaiting && writer.count == 32)
    // 32 - 16 = 16 are left, and the other 8 of 40 are added.
    #expect(writer.queue.next() != nil)
    #expect(writer.ends() && writer.count == 40)
  }

  @Test func `fewer tiles wait in the queue if they are large`() throws {
    // The queue's limit is 2 to the 26 pixels or 8 tiles. 6 tiles of 200 x 64,000 pixels are more, so 8 tiles
    // wait.
    let writer = try Writer(threads: 1, tile: tile("Post", height: 32_000))
    #expect(writer.waits() && writer.count == 8)
    for _ in 1...3 { #expect(writer.queue.next() != nil) }
    #expect(writer.queue.isWriterWaiting && writer.count == 8)
    #expect(writer.queue.next() != nil)
    #expect(writer.waits() && writer.count == 12)
    writer.queue.close(discarding: true)
    #expect(writer.ends() && writer.count == 40)
  }

  @Test func `a discarding close drops the waiting tiles`() throws {
    let queue = TileQueue(threads: 2)
    queue.add(try tile("Post", height: 10))
    queue.close(discarding: true)
    queue.add(try tile("Post", height: 20))
    #expect(queue.next() == nil)
  }

  private func tile(_ entry: String, height: Int, scale: CGFloat = 2) throws -> RecordedTile {
    let rect = CGRect(x: 0, y: 0, width: 100, height: height)
    return RecordedTile(
      job: 0, scene: Scene(size: rect.size, nodes: []), rect: rect,
      configuration: SnapshotConfiguration(width: 100, scale: scale),
      name: SnapshotName(entry: try EntryName(entry), variant: "100"), tileCount: 1)
  }
}

/// A thread that adds 40 tiles to a queue. The tests wait for its events, and fail if one takes ten seconds.
private final class Writer: Sendable {
  let queue: TileQueue
  private let added = Mutex(0)
  private let waiting = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  init(threads: Int, tile: RecordedTile) {
    queue = TileQueue(threads: threads) { [waiting] in waiting.signal() }
    Thread { [self] in
      for _ in 1...40 {
        queue.add(tile)
        added.withLock { $0 += 1 }
      }
      ended.signal()
    }.start()
  }

  /// The number of tiles that were added.
  var count: Int { added.withLock { $0 } }

  /// Returns whether the writer begins to wait for room.
  func waits() -> Bool { waiting.wait(timeout: .now() + 10) == .success }

  /// Returns whether the writer has added all its tiles.
  func ends() -> Bool { ended.wait(timeout: .now() + 10) == .success }
}
