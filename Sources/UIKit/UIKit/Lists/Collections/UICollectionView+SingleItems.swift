internal import Foundation

extension UICollectionView {
  /// Discards every cell and supplementary view, whether shown or queued, so that the next one is new.
  package func forgetCells() {
    show([])
    state.cellQueues.removeAll()
    for kind in state.supplementaryQueues.keys { state.supplementaryQueues[kind]?.removeAll() }
  }

  /// Shows one item alone, in a queued cell if there is one.
  package func showItem(at path: IndexPath) -> UICollectionViewCell? {
    show([ElementKey(category: .cell, kind: nil, indexPath: path)])
    return shownCell(at: path)
  }

  /// All supplementary elements of the layout, in order.
  package var supplementaryElements: [(kind: String, indexPath: IndexPath)] {
    prepareLayoutIfNeeded()
    let everything = CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize)
    let keys = (collectionViewLayout.layoutAttributesForElements(in: everything) ?? []).lazy
      .filter { $0.representedElementCategory == .supplementaryView }.map(\.key)
    return Set(keys).sorted().compactMap { key in key.kind.map { ($0, key.indexPath) } }
  }

  /// Shows one supplementary view alone, in a new view.
  package func showSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    forgetCells()
    let key = ElementKey(category: .supplementaryView, kind: kind, indexPath: path)
    show([key])
    return state.views[key]
  }

  /// Removes all elements from the view and queues their cells for reuse.
  package func showNoItem() {
    show([])
  }

  /// Shows the elements in the bounds again.
  package func showItemsInBounds() {
    show(nil)
  }

  private func show(_ keys: [ElementKey]?) {
    state.pictured = keys
    setNeedsLayout()
    layoutIfNeeded()
  }
}
