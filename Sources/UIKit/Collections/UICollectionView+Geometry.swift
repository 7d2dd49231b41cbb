public import Foundation

extension UICollectionView {
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return shown(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return shown(collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// The cell of an item that is in sight, else nil.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return shownCell(at: indexPath)
  }

  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    state.views[ElementKey(category: .cell, kind: nil, indexPath: path)] as? UICollectionViewCell
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    return state.views[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// The cells in sight by index path; UIKit's are in no order.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(shownCell)
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return state.views.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    let keys = state.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
    return keys.sorted().compactMap { state.views[$0] }
  }

  /// The cells that are shown now, without laying anything out.
  package var shownCells: [(indexPath: IndexPath, view: UICollectionReusableView)] {
    state.views.filter { $0.key.category == .cell }.map { ($0.key.indexPath, $0.value) }
  }

  /// The headers or footers that are shown now, by their kind.
  package func shownViews(ofKind kind: String) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    state.views.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .map { ($0.key.indexPath, $0.value) }
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    state.views.first { $1 === cell }?.key.indexPath
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let rect = flipped(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return attributes.compactMap(shown).last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls as far as the content goes.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else {
      scrollRectToVisible(frame, animated: animated)
      return
    }
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - inset.left }
    setContentOffset(restricted(offset), animated: animated)
  }
}
