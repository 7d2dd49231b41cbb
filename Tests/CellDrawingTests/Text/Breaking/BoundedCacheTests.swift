import Testing

@testable import CellDrawing

struct BoundedCacheTests {
  @Test func `old values are removed once they exceed the limit`() {
    var cache = BoundedCache<Int, String>(limit: 100)
    for key in 0..<1_000 { cache.insert("\(key)", for: key, cost: 10) }
    #expect(cache.count <= 100 / 10)
    #expect(cache.value(for: 999) == "999")
    #expect(cache.value(for: 0) == nil)
  }

  @Test func `a value in use is kept`() {
    var cache = BoundedCache<Int, String>(limit: 100)
    for key in 0..<1_000 {
      cache.insert("\(key)", for: key, cost: 10)
      #expect(cache.value(for: 0) == "0")
    }
  }

  @Test func `a value larger than the cache is kept until the next such value`() {
    var cache = BoundedCache<Int, String>(limit: 100)
    cache.insert("a", for: 1, cost: 1_000)
    #expect(cache.value(for: 1) == "a")
    cache.insert("b", for: 2, cost: 1)
    cache.insert("c", for: 3, cost: 1_000)
    #expect(cache.value(for: 1) == nil)
  }
}
