import MFS

/// A counter of the look-ups in the caches of a cell class and of its view models during an occasion.
struct CacheCounter {
  private var caches: [MFSSubviewCache] = []
  private var before: [MFSSubviewCache.Statistics] = []

  /// Adds caches. A cache that is already watched still counts once.
  mutating func watch(_ more: [MFSSubviewCache]) {
    for cache in more where !caches.contains(where: { $0 === cache }) {
      caches.append(cache)
      before.append(MFSSubviewCache.Statistics())
    }
  }

  mutating func begin() {
    before = caches.map(\.statistics)
  }

  /// The look-ups since `begin()` for each kind of cache. For a cache that was added later, all its look-ups count.
  var counts: [CacheCount] {
    [MFSFrameOwner.subviewStaticFrames, .subviewFrames, .subviewSizes].map { owner in
      var sum = MFSSubviewCache.Statistics()
      for (cache, old) in zip(caches, before) where cache.owner == owner {
        let new = cache.statistics
        sum = sum + MFSSubviewCache.Statistics(hits: new.hits - old.hits, misses: new.misses - old.misses)
      }
      return CacheCount(cache: owner.rawValue, hits: sum.hits, misses: sum.misses)
    }
  }
}
