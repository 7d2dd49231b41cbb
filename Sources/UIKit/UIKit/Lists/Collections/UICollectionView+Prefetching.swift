import Foundation

extension UICollectionView {
  /// The distance ahead in which items are prefetched, in lengths of the collection view's longer side.
  private static var prefetchedSides: CGFloat { 2 }

  /// Asks the data source to prefetch the items that soon become visible, nearest first, and cancels the other
  /// requests.
  func prefetchItems() {
    let last = state.prefetchedFrom
    state.prefetchedFrom = bounds.origin
    guard isPrefetchingEnabled, let prefetchDataSource, isDragging || isDecelerating,
      bounds.origin != last
    else { return }
    let coming = itemsAhead(movingBy: CGPoint(x: bounds.minX - last.x, y: bounds.minY - last.y))
    let known = state.prefetched
    state.prefetched = Set(coming)
    let missed = known.subtracting(coming).filter { shownCell(at: $0) == nil }
    if !missed.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: missed.sorted())
    }
    let new = coming.filter { !known.contains($0) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  /// Returns the items ahead of the movement that are not visible, nearest first.
  private func itemsAhead(movingBy move: CGPoint) -> [IndexPath] {
    let reach = Self.prefetchedSides * max(bounds.width, bounds.height)
    let isBack = abs(move.y) >= abs(move.x) ? move.y < 0 : move.x < 0
    let ahead =
      abs(move.y) >= abs(move.x)
      ? CGRect(
        x: bounds.minX, y: isBack ? bounds.minY - reach : bounds.maxY, width: bounds.width, height: reach)
      : CGRect(
        x: isBack ? bounds.minX - reach : bounds.maxX, y: bounds.minY, width: reach, height: bounds.height)
    state.isLookingAhead = true
    defer { state.isLookingAhead = false }
    return elements(in: ahead).filter {
      $0.representedElementCategory == .cell && shownCell(at: $0.indexPath) == nil
    }.sorted { (bounds.distance(to: $0.frame), $0.indexPath) < (bounds.distance(to: $1.frame), $1.indexPath) }
      .map(\.indexPath)
  }
}

extension CGRect {
  /// Returns the horizontal distance to another rectangle plus the vertical distance, in points.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(0, other.minX - maxX, minX - other.maxX) + max(0, other.minY - maxY, minY - other.maxY)
  }
}
