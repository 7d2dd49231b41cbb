/// The pages of a cache, each with the time of its last use. If a page must be dropped, it is the one that was not
/// used for the longest time.
struct CacheStorage: Sendable {
  private var pages: [CachePage] = []
  private var lastUse = 0
  var statistics = MFSSubviewCache.Statistics()
  let pageLimit: Int
  /// The audit; nil unless the cache is audited.
  var audit: CacheAudit?

  init(pageLimit: Int) {
    self.pageLimit = pageLimit
  }

  /// The pages, the most recently used first.
  var pagesByUse: [CachePage] { pages.sorted { $0.lastUse > $1.lastUse } }

  mutating func value(_ name: CachePage.Name, on key: CachePage.Key) -> MFSCachedValue? {
    guard let place = use(key) else { return nil }
    // The heights come first, so that a height needs no look-up in the dictionary.
    if let height = pages[place].heights[name] { return .number(height) }
    return pages[place].values[name]
  }

  mutating func store(_ value: MFSCachedValue, _ name: CachePage.Name, on key: CachePage.Key) {
    guard pageLimit > 0 else { return }
    let place = use(key) ?? makePage(key)
    pages[place].keep(value, name)
  }

  /// Notes two values of one key for the audit, if there is one.
  mutating func note(_ name: CachePage.Name, kept: MFSCachedValue, computed: MFSCachedValue) {
    guard audit?.isComputing == false, !kept.isSame(as: computed) else { return }
    audit?.conflicts.append(
      CacheConflict(subview: name.subview, key: name.key, kept: kept, computed: computed))
  }

  mutating func removeAll() {
    pages.removeAll()
  }

  /// Returns the index of a key's page and marks the page as the most recently used. The loop uses indices, so that
  /// it copies no page.
  private mutating func use(_ key: CachePage.Key) -> Int? {
    for place in pages.indices where pages[place].key == key {
      // Nearly always, the page was the most recently used one before.
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
