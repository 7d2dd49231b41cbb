extension MFSSubviewCache {
  private struct ClassOwner: Sendable, Hashable {
    let owner: MFSFrameOwner
    let identifier: ObjectIdentifier
  }

  private static let classCaches = MFSLocked<[ClassOwner: MFSSubviewCache]>([:])

  /// Returns a substitute for a cache that a view model class does not declare. It always computes, and reports
  /// that when it is used.
  static func standIn(_ owner: MFSFrameOwner, of viewModel: AnyClass) -> MFSSubviewCache {
    cache(ClassOwner(owner: owner, identifier: ObjectIdentifier(viewModel))) {
      MFSSubviewCache(
        owner, pageLimit: 0,
        complaint: """
          \(viewModel) keeps no \(owner.rawValue), so its frames are computed each time: \
          add `let \(owner.rawValue) = MFSSubviewCache(.\(owner.rawValue))` to it
          """)
    }
  }

  /// Returns the static cache of a class of cells, views or controllers. There is one for each class while the
  /// process lives.
  static func staticFrames(of ownClass: AnyClass) -> MFSSubviewCache {
    cache(ClassOwner(owner: .subviewStaticFrames, identifier: ObjectIdentifier(ownClass))) {
      MFSSubviewCache(.subviewStaticFrames)
    }
  }

  private static func cache(_ key: ClassOwner, make: () -> MFSSubviewCache) -> MFSSubviewCache {
    classCaches.withLock { caches in
      if let cache = caches[key] { return cache }
      let cache = make()
      caches[key] = cache
      return cache
    }
  }
}
