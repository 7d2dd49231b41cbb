import MFS
import UIKit

/// A counter of the look-ups in the caches of cells and view models while a table is scrolled. Earlier look-ups do
/// not count.
@MainActor
struct CacheLookups {
  private var caches: [(cache: MFSSubviewCache, before: MFSSubviewCache.Statistics)] = []
  /// The places of the caches that classes own.
  private var classes: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Begins to count these view models' caches.
  mutating func watch(_ viewModels: [any MFSViewModel]) {
    for cache in viewModels.flatMap(\.caches) { watch(cache) }
  }

  /// Begins to count the caches of the cells' classes.
  mutating func watch(_ cells: some Sequence<UITableViewCell>) {
    for cell in cells {
      if let cell = cell as? any UITableViewCell & MFSCell { watch(Self.staticFrames(of: cell)) }
    }
  }

  /// Runs `body` without counting the look-ups in the classes' caches. Other threads compute frames of new rows in
  /// it.
  mutating func leavingOutClasses<Result>(_ body: () -> Result) -> Result {
    leavingOut(classes, body)
  }

  /// Runs `body` without counting any look-ups. Other threads compute frames in it.
  mutating func leavingOut<Result>(_ body: () -> Result) -> Result {
    leavingOut(Array(caches.indices), body)
  }

  /// Runs `body` without counting the look-ups in the caches of classes and of these view models. Other threads
  /// compute their frames in it.
  ///
  /// A long table has too many caches to read all of them in each frame.
  mutating func leavingOut<Result>(_ viewModels: [any MFSViewModel], _ body: () -> Result) -> Result {
    let own = Set(viewModels.flatMap(\.caches).compactMap { places[ObjectIdentifier($0)] })
    return leavingOut(classes + own, body)
  }

  private mutating func leavingOut<Result>(_ places: [Int], _ body: () -> Result) -> Result {
    let before = places.map { caches[$0].cache.statistics }
    let result = body()
    for (place, before) in zip(places, before) {
      let after = caches[place].cache.statistics
      caches[place].before.hits += after.hits - before.hits
      caches[place].before.misses += after.misses - before.misses
    }
    return result
  }

  private mutating func watch(_ cache: MFSSubviewCache) {
    guard places[ObjectIdentifier(cache)] == nil else { return }
    places[ObjectIdentifier(cache)] = caches.count
    if cache.owner == .subviewStaticFrames { classes.append(caches.count) }
    caches.append((cache, cache.statistics))
  }

  private static func staticFrames<Cell: UITableViewCell & MFSCell>(of cell: Cell) -> MFSSubviewCache {
    Cell.subviewStaticFrames
  }

  var total: MFSSubviewCache.Statistics {
    caches.reduce(into: MFSSubviewCache.Statistics()) { sum, entry in
      let now = entry.cache.statistics
      sum.hits += now.hits - entry.before.hits
      sum.misses += now.misses - entry.before.misses
    }
  }
}

extension MFSViewModel {
  fileprivate var caches: [MFSSubviewCache] { [subviewFrames, subviewSizes] }
}
