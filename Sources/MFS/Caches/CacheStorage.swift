/// The pages of a cache, the one used last in front, so that the one dropped is the one unused for longest.
struct CacheStorage: Sendable {
  private(set) var pages: [CachePage] = []
  var statistics = CacheStatistics()
  let pageLimit: Int

  init(pageLimit: Int) {
    self.pageLimit = pageLimit
  }

  mutating func value(_ name: CachePage.Name, on key: CachePage.Key) -> CachedValue? {
    guard let index = pages.firstIndex(where: { $0.key.matches(key) }) else { return nil }
    bringToFront(index)
    return pages[0].values[name]
  }

  mutating func store(_ value: CachedValue, _ name: CachePage.Name, on key: CachePage.Key) {
    guard pageLimit > 0 else { return }
    if let index = pages.firstIndex(where: { $0.key.matches(key) }) {
      bringToFront(index)
    } else {
      if pages.count >= pageLimit { pages.removeLast() }
      pages.insert(CachePage(key: key), at: 0)
    }
    pages[0].values[name] = value
  }

  mutating func removeAll() {
    pages.removeAll()
  }

  private mutating func bringToFront(_ index: Int) {
    guard index > 0 else { return }
    pages.insert(pages.remove(at: index), at: 0)
  }
}
