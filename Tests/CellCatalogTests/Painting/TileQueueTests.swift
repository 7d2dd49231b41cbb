import CellDrawing
import CellSnapshots
import Foundation
import Synchronization
import Testing
import UIKit
@testable import CellCatalog

@MainActor
@Suite struct TileQueueTests {
  @Test func oneThreadTakesTilesAsTheyCame() throws {
    let queue = TileQueue(threads: 1)
    for tile in [try tile("Friend", height: 10), try tile("Post", height: 30)] { queue.add(tile) }
    queue.close()
    #expect(queue.next()?.name.entry.text == "Friend")
    #expect(queue.next(after: try EntryName("Friend"))?.name.entry.text == "Post")
    #expect(queue.next(after: try EntryName("Post")) == nil)
  }

  @Test func severalThreadsTakeTheLargestTileFirst() throws {
    let queue = TileQueue(threads: 2)
    for height in [10, 30, 20] { queue.add(try tile("Post", height: height)) }
    #expect(queue.next()?.rect.height == 30)
  }

  @Test func anEntryThatIsPaintedWaitsForOthers() throws {
    let queue = TileQueue(threads: 2)
    for tile in [try tile("Post", height: 30), try tile("Post", height: 20), try tile("Friend", height: 10)] {
      queue.add(tile)
    }
    #expect(queue.next()?.name.entry.text == "Post")
    #expect(queue.next()?.name.entry.text == "Friend")
    #expect(queue.next(after: try EntryName("Friend"))?.name.entry.text == "Post")
  }

  @Test func anEntryThatWasPaintedIsTakenBySize() throws {
    let queue = TileQueue(threads: 2)
    for tile in [try tile("Post", height: 30), try tile("Post", height: 20), try tile("Friend", height: 10)] {
      queue.add(tile)
    }
    #expect(queue.next()?.rect.height == 30)
    #expect(queue.next(after: try EntryName("Post"))?.rect.height == 20)
  }

  @Test func aSmallTileIsNotPassedOverForEver() throws {
    let queue = TileQueue(threads: 2)
    queue.add(try tile("Friend", height: 10))
    for _ in 1...16 {
      queue.add(try tile("Post", height: 30))
      #expect(queue.next(after: try EntryName("Post"))?.rect.height == 30)
    }
    queue.add(try tile("Post", height: 30))
    #expect(queue.next(after: try EntryName("Post"))?.rect.height == 10)
  }

  @Test func pixelsCountNotPoints() throws {
    let queue = TileQueue(threads: 2)
    // 100 * 30 * 1 * 1 = 3,000 pixels, 100 * 10 * 2 * 2 = 4,000.
    queue.add(try tile("Post", height: 30, scale: 1))
    queue.add(try tile("Post", height: 10, scale: 2))
    #expect(queue.next()?.rect.height == 10)
  }

  /// Adds 40 tiles of that height, 200 pixels wide, on a thread of its own.
  private func writer(to queue: TileQueue, height: Int) throws -> AddedTiles {
    let added = AddedTiles()
    let tile = try tile("Post", height: height)
    Thread {
      for _ in 1...40 {
        queue.add(tile)
        added.count.withLock { $0 += 1 }
      }
    }.start()
    return added
  }

  @Test func aFullQueueMakesItsWriterWaitUntilItIsHalfEmpty() throws {
    let queue = TileQueue(threads: 1)
    let added = try writer(to: queue, height: 10)
    #expect(added.become(32))
    for _ in 1...15 { #expect(queue.next() != nil) }
    #expect(added.stay(32))
    // 32 - 16 = 16 are left, and the other 8 of 40 are added.
    #expect(queue.next() != nil)
    #expect(added.become(40))
  }

  @Test func ofLargeTilesFewerWait() throws {
    // 6 tiles of 200 x 64,000 pixels are more than 2 to the 26, and at least 8 wait.
    let queue = TileQueue(threads: 1)
    let added = try writer(to: queue, height: 32_000)
    #expect(added.become(8))
    for _ in 1...3 { #expect(queue.next() != nil) }
    #expect(added.stay(8))
    #expect(queue.next() != nil)
    #expect(added.become(12))
    queue.close(discarding: true)
    #expect(added.become(40))
  }

  @Test func aDiscardingCloseDropsWhatWaits() throws {
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
      configuration: Configuration(width: 100, scale: scale),
      name: SnapshotName(entry: try EntryName(entry), variant: "100"), tileCount: 1)
  }
}

/// How many tiles a thread has added.
private final class AddedTiles: Sendable {
  let count = Mutex(0)

  /// Waits until there are so many, ten seconds at the most.
  func become(_ expected: Int) -> Bool {
    for _ in 1...2_000 {
      if count.withLock({ $0 }) == expected { return true }
      Thread.sleep(forTimeInterval: 0.005)
    }
    return false
  }

  /// Whether there are so many after a while.
  func stay(_ expected: Int) -> Bool {
    Thread.sleep(forTimeInterval: 0.05)
    return count.withLock { $0 } == expected
  }
}
