import Foundation

extension UICollectionView {
  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    state.views[ElementKey(category: .cell, kind: nil, indexPath: path)] as? UICollectionViewCell
  }

  /// Updates list cells for their current states.
  func updateListCells() {
    // The order is fixed, as the effects of an app's handlers may depend on it.
    for cell in state.views.keys.sorted().compactMap({ state.views[$0] as? UICollectionViewListCell }) {
      cell.accessoriesDidChange()
      cell.setNeedsUpdateConfiguration()
    }
  }

  /// Returns the view itself if it is a collection view, or the collection view around the scroll view of a
  /// section.
  package static func around(_ view: UIView) -> UICollectionView? {
    view as? UICollectionView ?? (view as? CrossScrollView)?.superview as? UICollectionView
  }

  /// The cells that are shown now. Reading them does not lay anything out.
  package var shownCells: [(indexPath: IndexPath, view: UICollectionReusableView)] {
    state.views.filter { $0.key.category == .cell }.map { ($0.key.indexPath, $0.value) }
  }

  /// Returns the supplementary views of a kind that are shown now.
  package func shownViews(ofKind kind: String) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    state.views.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .map { ($0.key.indexPath, $0.value) }
  }
}
