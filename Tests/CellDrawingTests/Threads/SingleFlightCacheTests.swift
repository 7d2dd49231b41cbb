import Foundation
import Synchronization
import Testing

@testable import CellDrawing

/// A store that keeps every value.
private struct Shelf: ValueStore {
  var values: [String: Int] = [:]

  mutating func find(_ key: String) -> Int? { values[key] }
  mutating func keep(_ value: Int, for key: String) { values[key] = value }
}

@Suite struct SingleFlightCacheTests {
  private let cache = SingleFlightCache(Shelf())

  /// Runs `body` while another thread makes the value of "a". That thread ends when `body` ends or signals it.
  private func whileMakingA(_ value: Int?, _ body: (DispatchSemaphore) -> Void) {
    let (begun, ended, left) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread { [cache] in
      _ = cache.value(of: "a") {
        begun.signal()
        ended.wait()
        return value
      }
      left.signal()
    }
    begun.wait()
    body(ended)
    ended.signal()
    left.wait()
  }

  @Test func `a value is made only once`() {
    var count = 0
    for _ in 0..<3 {
      let value = cache.value(of: "a") {
        count += 1
        return count
      }
      #expect(value == 1)
    }
  }

  @Test func `a value that is not kept is made again`() {
    #expect(cache.value(of: "a", isKept: false) { 1 } == 1)
    #expect(cache.value(of: "a") { 2 } == 2)
  }

  @Test func `a waiting thread takes the value that another thread makes`() {
    whileMakingA(1) { ended in
      let value = cache.value(
        of: "a",
        .waits {
          ended.signal()
          return false
        }
      ) { 2 }
      #expect(value == 1)
    }
  }

  @Test func `a waiting thread does other work as long as there is some`() {
    whileMakingA(1) { ended in
      var left = 3
      let value = cache.value(
        of: "a",
        .waits {
          guard left > 0 else {
            ended.signal()
            return false
          }
          left -= 1
          return cache.value(of: "b\(left)", .leaves) { left } == left
        }
      ) { 2 }
      #expect(value == 1)
    }
    #expect(cache.withStore { $0.values } == ["a": 1, "b2": 2, "b1": 1, "b0": 0])
  }

  @Test func `a thread that does not wait goes without another's value`() {
    whileMakingA(1) { _ in
      #expect(cache.value(of: "a", .leaves) { 2 } == nil)
    }
    #expect(cache.value(of: "a", .leaves) { 2 } == 1)
  }

  @Test func `a value that one thread could not make is tried by the next`() {
    whileMakingA(nil) { ended in
      let value = cache.value(
        of: "a",
        .waits {
          ended.signal()
          return false
        }
      ) { 2 }
      #expect(value == 2)
    }
  }
}
