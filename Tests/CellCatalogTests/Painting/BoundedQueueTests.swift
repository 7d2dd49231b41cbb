import Foundation
import Synchronization
import Testing
@testable import CellCatalog

@Suite struct BoundedQueueTests {
  @Test func elementsComeOutInOrder() {
    let queue = BoundedQueue<Int>(capacity: 3)
    for number in 1...3 { queue.add(number) }
    queue.close()
    #expect([queue.next(), queue.next(), queue.next(), queue.next()] == [1, 2, 3, nil])
  }

  @Test func aFullQueueMakesItsWriterWait() {
    let queue = BoundedQueue<Int>(capacity: 1)
    let added = Mutex(0)
    let done = DispatchSemaphore(value: 0)
    let writer = Thread {
      for number in 1...3 {
        queue.add(number)
        added.withLock { $0 = number }
      }
      done.signal()
    }
    writer.start()
    Thread.sleep(forTimeInterval: 0.05)
    #expect(added.withLock { $0 } == 1)
    #expect([queue.next(), queue.next(), queue.next()] == [1, 2, 3])
    done.wait()
  }

  @Test func aDiscardingCloseDropsWhatWaits() {
    let queue = BoundedQueue<Int>(capacity: 2)
    queue.add(1)
    queue.close(discarding: true)
    queue.add(2)
    #expect(queue.next() == nil)
  }
}
