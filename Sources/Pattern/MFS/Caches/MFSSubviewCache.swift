public import Foundation

/// One of the three caches. It keeps values by the table's width, then by the subview's name. Any thread may use
/// it.
///
/// A value is kept for one width, one `MFSLayoutEnvironment` and, if `height` is given, one height. So another text
/// size, scale, direction or language never finds an old frame. The most recently used pages are kept, and the other
/// pages are dropped.
///
/// If two threads look up the same missing value at once, both compute it, and both get the value that was stored
/// first. No lock is held during the computation, so that a Frames function may call others. Frames functions are
/// pure, so the results are equal.
public final class MFSSubviewCache: Sendable {
  /// The default number of widths and environments that a cache keeps.
  public static let defaultPageLimit = 8

  public let owner: MFSFrameOwner
  private let storage: LockedStorage<CacheStorage>
  /// The reason why this cache should not be used at all.
  private let complaint: String?

  /// - Parameters:
  ///   - owner: The kind of cache.
  ///   - pageLimit: The number of widths and environments that the cache keeps.
  public convenience init(_ owner: MFSFrameOwner, pageLimit: Int = defaultPageLimit) {
    self.init(owner, pageLimit: pageLimit, complaint: nil)
  }

  init(_ owner: MFSFrameOwner, pageLimit: Int, complaint: String?) {
    self.owner = owner
    self.complaint = complaint
    storage = LockedStorage(CacheStorage(pageLimit: max(0, pageLimit)))
  }

  public var statistics: Statistics { storage.withLock { $0.statistics } }

  public func removeAll() {
    storage.withLock { $0.removeAll() }
  }

  /// Returns the value of a subview under a key. Computes it if the cache has no value of this type.
  ///
  /// - Parameters:
  ///   - subview: The name of the property that holds the subview.
  ///   - key: A key that separates several values of one subview, such as `minSize` and `maxSize`.
  ///   - width: The table's width in points.
  ///   - height: The table's or view's height in points, for a value that depends on it.
  ///   - compute: A pure function, which may use this cache.
  public func value<Value: Sendable>(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, compute: () -> Value
  ) -> Value {
    let environment = MFSLayoutEnvironment.Reading()
    guard environment.keepsFrames else { return computed(in: environment, compute) }
    let page = CachePage.Key(width: width, height: height, environment: environment.identifier)
    let name = CachePage.Name(subview: subview, key: key)
    let (kept, isAudited) = kept(name, on: page, as: Value.self)
    if let kept {
      if isAudited { compare(kept, name, compute) }
      return kept
    }
    if let complaint { MFSWarnings.report(complaint) }
    let (value, isOfOneEnvironment) = environment.compute(compute)
    // If the environment changed during the computation, the value belongs to neither environment.
    guard isOfOneEnvironment else { return value }
    return storage.withLock { storage in
      let other = storage.value(name, on: page)
      if let first = other?.value(as: Value.self) { return first }
      if let other { storage.note(name, kept: other, computed: MFSCachedValue(value)) }
      storage.store(MFSCachedValue(value), name, on: page)
      return value
    }
  }

  /// Returns the cached value, or nil if there is none. Computes nothing.
  public func keptValue<Value: Sendable>(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, as type: Value.Type
  ) -> Value? {
    let environment = MFSLayoutEnvironment.Reading()
    guard environment.keepsFrames else { return nil }
    let page = CachePage.Key(width: width, height: height, environment: environment.identifier)
    return storage.withLock {
      $0.value(CachePage.Name(subview: subview, key: key), on: page)?.value(as: type)
    }
  }

  /// Stores a value in place of the previous one.
  public func store(
    _ value: some Sendable, _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil
  ) {
    let environment = MFSLayoutEnvironment.Reading()
    guard environment.keepsFrames else { return }
    let page = CachePage.Key(width: width, height: height, environment: environment.identifier)
    storage.withLock {
      $0.store(MFSCachedValue(value), CachePage.Name(subview: subview, key: key), on: page)
    }
  }

  /// All entries, the most recently used page first. The entries of a page are sorted by name.
  public var entries: [Entry] {
    let pages = storage.withLock { $0.pagesByUse }
    return pages.flatMap { page in
      page.named.map { Entry(owner: owner, page: page.key, name: $0.name, value: $0.value) }
    }
  }

  /// Returns the result of a function in an environment whose values are not kept.
  private func computed<Value>(in environment: MFSLayoutEnvironment.Reading, _ compute: () -> Value) -> Value
  {
    storage.withLock { $0.statistics.misses += 1 }
    return environment.compute(compute).value
  }

  private func kept<Value: Sendable>(
    _ name: CachePage.Name, on page: CachePage.Key, as type: Value.Type
  ) -> (value: Value?, isAudited: Bool) {
    storage.withLock { storage in
      let value = storage.value(name, on: page)?.value(as: type)
      if value == nil { storage.statistics.misses += 1 } else { storage.statistics.hits += 1 }
      return (value, storage.audit != nil)
    }
  }

  /// Notes a function whose result differs from the value that it found, if it returns this result twice.
  private func compare<Value: Sendable>(_ kept: Value, _ name: CachePage.Name, _ compute: () -> Value) {
    let isFirst = storage.withLock { storage in
      defer { storage.audit?.isComputing = true }
      return storage.audit?.isComputing == false
    }
    guard isFirst else { return }
    let (first, second) = (MFSCachedValue(compute()), MFSCachedValue(compute()))
    storage.withLock { storage in
      storage.audit?.isComputing = false
      if first.isSame(as: second) { storage.note(name, kept: MFSCachedValue(kept), computed: first) }
    }
  }

  func beginAudit() {
    storage.withLock { $0.audit = CacheAudit() }
  }

  func endAudit() -> [CacheConflict] {
    storage.withLock { storage in
      defer { storage.audit = nil }
      return storage.audit?.conflicts ?? []
    }
  }
}
