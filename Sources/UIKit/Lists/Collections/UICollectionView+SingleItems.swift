internal import Foundation

extension UICollectionView {
  /// Lets go of every cell, header and footer, shown or waiting, so that the next one is new.
  package func forgetCells() {
    show([])
    state.cellQueues.removeAll()
    for kind in state.supplementaryQueues.keys { state.supplementaryQueues[kind]?.removeAll() }
  }

  /// Shows an item and no other, by a cell that waits for reuse where there is one.
  package func showItem(at path: IndexPath) -> UICollectionViewCell? {
    show([ElementKey(category: .cell, kind: nil, indexPath: path)])
    return shownCell(at: path)
  }

  /// The headers, footers and the like that the layout has anywhere, in their order.
  package var supplementaryElements: [(kind: String, indexPath: IndexPath)] {
    prepareLayoutIfNeeded()
    let everything = CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize)
    let keys = (collectionViewLayout.layoutAttributesForElements(in: everything) ?? []).lazy
      .filter { $0.representedElementCategory == .supplementaryView }.map(\.key)
    return Set(keys).sorted().compactMap { key in key.kind.map { ($0, key.indexPath) } }
  }

  /// Shows a header, footer or the like and nothing else, by a new view.
  package func showSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    forgetCells()
    let key = ElementKey(category: .supplementaryView, kind: kind, indexPath: path)
    show([key])
    return state.views[key]
  }

  /// Takes every element off the screen; the cells wait for reuse.
  package func showNoItem() {
    show([])
  }

  /// Goes back to showing what the bounds say.
  package func showItemsInBounds() {
    show(nil)
  }

  private func show(_ keys: [ElementKey]?) {
    state.pictured = keys
    setNeedsLayout()
    layoutIfNeeded()
  }
}
