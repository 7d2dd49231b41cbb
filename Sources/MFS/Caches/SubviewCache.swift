public import Foundation

/// One of the three caches: values by the table's width, then by the subview's name; any thread may use it.
///
/// A value is kept for one width, one `LayoutEnvironment` and, where `height` is given, one height, so that another
/// text size, scale, direction or language never finds an old frame. The pages used last are kept, the others dropped.
///
/// Two threads that miss the same value at once both compute it and both get the one stored first: computing holds no
/// lock, so that a Frames function may call the others. They are pure, hence the results are equal.
public final class SubviewCache: Sendable {
  /// How many widths and environments a cache keeps unless specified.
  public static let defaultPageLimit = 8

  public let owner: FrameOwner
  private let storage: LockedStorage<CacheStorage>
  /// What is wrong with using this cache at all.
  private let complaint: String?

  /// - Parameters:
  ///   - owner: which of the three caches it is.
  ///   - pageLimit: how many widths and environments are kept.
  public convenience init(_ owner: FrameOwner, pageLimit: Int = defaultPageLimit) {
    self.init(owner, pageLimit: pageLimit, complaint: nil)
  }

  init(_ owner: FrameOwner, pageLimit: Int, complaint: String?) {
    self.owner = owner
    self.complaint = complaint
    storage = LockedStorage(CacheStorage(pageLimit: max(0, pageLimit)))
  }

  public var statistics: CacheStatistics { storage.withLock { $0.statistics } }

  public func removeAll() {
    storage.withLock { $0.removeAll() }
  }

  /// The value kept for a subview under a further key, computed when there is none of this type.
  ///
  /// - Parameters:
  ///   - subview: the name of the property that holds it.
  ///   - key: tells apart what is kept of one subview, such as `minSize` and `maxSize`.
  ///   - width: the table's width in points.
  ///   - height: the table's or view's height in points, for a value that depends on it.
  ///   - compute: pure; may call this cache.
  public func value<Value: Sendable>(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, compute: () -> Value
  ) -> Value {
    let environment = LayoutEnvironment.Reading()
    guard environment.keepsFrames else { return computed(in: environment, compute) }
    let page = CachePage.Key(width: width, height: height, environment: environment.identifier)
    let name = CachePage.Name(subview: subview, key: key)
    let (kept, isAudited) = kept(name, on: page, as: Value.self)
    if let kept {
      if isAudited { compare(kept, name, compute) }
      return kept
    }
    if let complaint { Warnings.report(complaint) }
    let (value, isOfOneEnvironment) = environment.compute(compute)
    // Fonts may have changed while it computed: such a value belongs to neither environment.
    guard isOfOneEnvironment else { return value }
    return storage.withLock { storage in
      let other = storage.value(name, on: page)
      if let first = other?.value(as: Value.self) { return first }
      if let other { storage.note(name, kept: other, computed: CachedValue(value)) }
      storage.store(CachedValue(value), name, on: page)
      return value
    }
  }

  /// The value kept, without computing one.
  public func keptValue<Value: Sendable>(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, as type: Value.Type
  ) -> Value? {
    let environment = LayoutEnvironment.Reading()
    guard environment.keepsFrames else { return nil }
    let page = CachePage.Key(width: width, height: height, environment: environment.identifier)
    return storage.withLock {
      $0.value(CachePage.Name(subview: subview, key: key), on: page)?.value(as: type)
    }
  }

  /// Keeps a value, in the place of the one that is there.
  public func store(
    _ value: some Sendable, _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil
  ) {
    let environment = LayoutEnvironment.Reading()
    guard environment.keepsFrames else { return }
    let page = CachePage.Key(width: width, height: height, environment: environment.identifier)
    storage.withLock {
      $0.store(CachedValue(value), CachePage.Name(subview: subview, key: key), on: page)
    }
  }

  /// Everything kept, the page used last first, each page by name.
  public var entries: [CacheEntry] {
    let pages = storage.withLock { $0.pagesByUse }
    return pages.flatMap { page in
      page.named.map { CacheEntry(owner: owner, page: page.key, name: $0.name, value: $0.value) }
    }
  }

  /// What a function computes while nothing is kept.
  private func computed<Value>(in environment: LayoutEnvironment.Reading, _ compute: () -> Value) -> Value {
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

  /// Notes where a function gives another value than the one that it found, twice the same.
  private func compare<Value: Sendable>(_ kept: Value, _ name: CachePage.Name, _ compute: () -> Value) {
    let isFirst = storage.withLock { storage in
      defer { storage.audit?.isComputing = true }
      return storage.audit?.isComputing == false
    }
    guard isFirst else { return }
    let (first, second) = (CachedValue(compute()), CachedValue(compute()))
    storage.withLock { storage in
      storage.audit?.isComputing = false
      if first.isSame(as: second) { storage.note(name, kept: CachedValue(kept), computed: first) }
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
