import Foundation

extension UICollectionView {
  func select(_ path: IndexPath?) {
    if !allowsMultipleSelection || path == nil {
      for other in state.selection.sorted() where other != path { deselect(other) }
    }
    guard let path else { return }
    state.selection.insert(path)
    if let cell = shownCell(at: path), !cell.isSelected { cell.isSelected = true }
  }

  func deselect(_ path: IndexPath) {
    guard state.selection.remove(path) != nil else { return }
    if let cell = shownCell(at: path), cell.isSelected { cell.isSelected = false }
  }

  /// Does what a tap on an item does, including all calls of the delegate.
  ///
  /// Returns false if the item cannot be tapped.
  @discardableResult
  package func tapItem(at path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard allowsSelection, layoutAttributesForItem(at: path) != nil,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    shownCell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    shownCell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if allowsMultipleSelection, state.selection.contains(path) {
      deselectByTap(path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
    if !allowsMultipleSelection {
      for other in state.selection.sorted() where other != path { deselectByTap(other) }
    }
    select(path)
    // As in UIKit, the segue comes first.
    shownCell(at: path)?.performCellSegue()
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  private func deselectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
