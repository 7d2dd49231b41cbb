import Dispatch
import MFS
import Testing
import UIKit

extension MFSTests {
  struct ConcurrentCacheTests {
    @Test func `many threads read and write one cache`() async {
      let cache = MFSSubviewCache(.subviewStaticFrames, pageLimit: 4)
      let wrong = await withTaskGroup(of: Int.self) { group in
        for task in 0..<8 {
          group.addTask {
            var wrong = 0
            for step in 0..<2000 {
              let width = CGFloat((step + task) % 6)
              let name = "subview\(step % 10)"
              let rect = cache.rect(name, width: width) {
                CGRect(x: 0, y: 0, width: width, height: cache.number("height", width: width) { width * 2 })
              }
              if rect.size != CGSize(width: width, height: width * 2) { wrong += 1 }
              if step % 500 == 0 { cache.removeAll() }
            }
            return wrong
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0)
      #expect(cache.statistics.hits + cache.statistics.misses >= 8 * 2000)
      #expect(Set(cache.entries.map(\.width)).count <= 4)
    }

    @Test func `all threads get the value that was stored first`() {
      let cache = MFSSubviewCache(.subviewFrames)
      let counter = MFSLocked(0)
      let device = Device.current
      let results = MFSLocked<Set<Int>>([])
      DispatchQueue.concurrentPerform(iterations: 16) { _ in
        let value = Device.using(device) {
          cache.value("number", width: 320) {
            counter.withLock { count in
              count += 1
              return count
            }
          }
        }
        results.withLock { _ = $0.insert(value) }
      }
      #expect(results.withLock { $0.count } == 1)
    }

    @Test func `the static cache of a class is created once`() async {
      let caches = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<16 { group.addTask { ObjectIdentifier(VariedCell.subviewStaticFrames) } }
        return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
      }
      #expect(caches.count == 1)
    }
  }
}
