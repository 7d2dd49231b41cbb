/// The pages of a cache, each with the time of its last use, so that the one dropped is the one unused for longest.
struct CacheStorage: Sendable {
  private var pages: [CachePage] = []
  private var lastUse = 0
  var statistics = CacheStatistics()
  let pageLimit: Int
  /// Nil unless the cache is audited.
  var audit: CacheAudit?

  init(pageLimit: Int) {
    self.pageLimit = pageLimit
  }

  /// The page used last in front.
  var pagesByUse: [CachePage] { pages.sorted { $0.lastUse > $1.lastUse } }

  mutating func value(_ name: CachePage.Name, on key: CachePage.Key) -> CachedValue? {
    guard let place = use(key) else { return nil }
    // The heights first, so that the dictionary is not touched for one.
    if let height = pages[place].heights[name] { return .number(height) }
    return pages[place].values[name]
  }

  mutating func store(_ value: CachedValue, _ name: CachePage.Name, on key: CachePage.Key) {
    guard pageLimit > 0 else { return }
    let place = use(key) ?? makePage(key)
    pages[place].keep(value, name)
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

  /// The place of a key's page, which is then the one used last; a loop over indices, for it copies no page.
  private mutating func use(_ key: CachePage.Key) -> Int? {
    for place in pages.indices where pages[place].key == key {
      // Nearly always it was the one used last.
      if pages[place].lastUse != lastUse {
        lastUse += 1
        pages[place].lastUse = lastUse
      }
      return place
    }
    return nil
  }

  private mutating func makePage(_ key: CachePage.Key) -> Int {
    lastUse += 1
    let page = CachePage(key: key, lastUse: lastUse)
    guard pages.count >= pageLimit,
      let oldest = pages.indices.min(by: { pages[$0].lastUse < pages[$1].lastUse })
    else {
      pages.append(page)
      return pages.count - 1
    }
    pages[oldest] = page
    return oldest
  }
}
