internal import Foundation

extension UICollectionView {
  /// Lets go of every cell, shown or waiting, so that the next item gets a new one.
  package func forgetCells() {
    show([])
    state.cellQueues.removeAll()
  }

  /// Shows an item and no other, by a cell that waits for reuse where there is one.
  package func showItem(at path: IndexPath) -> UICollectionViewCell? {
    show([path])
    return shownCell(at: path)
  }

  /// Takes every element off the screen; the cells wait for reuse.
  package func showNoItem() {
    show([])
  }

  /// Goes back to showing what the bounds say.
  package func showItemsInBounds() {
    show(nil)
  }

  private func show(_ paths: [IndexPath]?) {
    state.pictured = paths
    setNeedsLayout()
    layoutIfNeeded()
  }
}
