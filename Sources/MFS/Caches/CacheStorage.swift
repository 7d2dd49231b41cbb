/// The pages of a cache, the one used last in front, so that the one dropped is the one unused for longest.
struct CacheStorage: Sendable {
  private(set) var pages: [CachePage] = []
  var statistics = CacheStatistics()
  let pageLimit: Int
  /// Nil unless the cache is audited.
  var audit: CacheAudit?

  init(pageLimit: Int) {
    self.pageLimit = pageLimit
  }

  mutating func value(_ name: CachePage.Name, on key: CachePage.Key) -> CachedValue? {
    guard bringToFront(key) else { return nil }
    return pages[0].values[name]
  }

  mutating func store(_ value: CachedValue, _ name: CachePage.Name, on key: CachePage.Key) {
    guard pageLimit > 0 else { return }
    if !bringToFront(key) {
      if pages.count >= pageLimit { pages.removeLast() }
      pages.insert(CachePage(key: key), at: 0)
    }
    pages[0].values[name] = value
  }

  /// Notes for the audit, where there is one, that a key was asked for two values.
  mutating func note(_ name: CachePage.Name, kept: CachedValue, computed: CachedValue) {
    guard audit?.isComputing == false, !kept.isSame(as: computed) else { return }
    audit?.conflicts.append(
      CacheConflict(subview: name.subview, key: name.key, kept: kept, computed: computed))
  }

  mutating func removeAll() {
    pages.removeAll()
  }

  /// Puts the page of a key first, if there is one; a loop over indices, for it copies no page.
  private mutating func bringToFront(_ key: CachePage.Key) -> Bool {
    for index in pages.indices where pages[index].key == key {
      if index > 0 { pages.insert(pages.remove(at: index), at: 0) }
      return true
    }
    return false
  }
}
