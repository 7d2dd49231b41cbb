import Foundation

extension UITableView {
  /// The distance ahead in which rows are prefetched, in lengths of the table's longer side.
  private static var prefetchedSides: CGFloat { 2 }

  /// Asks the data source to prefetch the rows that soon become visible, nearest first, and cancels the other requests.
  func prefetchRows() {
    let (top, bottom) = (shownRect.minY, shownRect.maxY)
    let last = state.prefetchedFrom
    state.prefetchedFrom = top
    guard isPrefetchingEnabled, let prefetchDataSource, isDragging || isDecelerating, top != last else {
      return
    }
    let reach = Self.prefetchedSides * max(bounds.width, bounds.height)
    var coming = state.extents.parts(in: top > last ? bottom..<bottom + reach : top - reach..<top)
      .compactMap(\.row).filter { state.cells[$0] == nil }
    if top < last { coming.reverse() }
    let known = state.prefetched
    state.prefetched = Set(coming)
    let missed = known.subtracting(coming).filter { state.cells[$0] == nil }
    if !missed.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: missed.sorted()) }
    let new = coming.filter { !known.contains($0) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
