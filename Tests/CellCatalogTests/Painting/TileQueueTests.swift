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

  @Test func aFullQueueMakesItsWriterWaitUntilItIsHalfEmpty() throws {
    let queue = TileQueue(threads: 1)
    let added = Mutex(0)
    let done = DispatchSemaphore(value: 0)
    let tile = try tile("Post", height: 10)
    let writer = Thread {
      for number in 1...10 {
        queue.add(tile)
        added.withLock { $0 = number }
      }
      done.signal()
    }
    writer.start()
    Thread.sleep(forTimeInterval: 0.05)
    #expect(added.withLock { $0 } == 8)
    for _ in 1...3 { #expect(queue.next() != nil) }
    Thread.sleep(forTimeInterval: 0.05)
    #expect(added.withLock { $0 } == 8)
    // 8 - 4 = 4 is half of 8.
    #expect(queue.next() != nil)
    done.wait()
    #expect(added.withLock { $0 } == 10)
    for _ in 1...6 { #expect(queue.next() != nil) }
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
