import Foundation

extension UICollectionView {
  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    state.views[ElementKey(category: .cell, kind: nil, indexPath: path)] as? UICollectionViewCell
  }

  /// Lets cells of lists show what they show with the states as they are now.
  func updateListCells() {
    // In order, as what apps do in their handlers may hang on it.
    for cell in state.views.keys.sorted().compactMap({ state.views[$0] as? UICollectionViewListCell }) {
      cell.accessoriesDidChange()
      cell.setNeedsUpdateConfiguration()
    }
  }

  /// The collection view that a view is, or that it lies in as what a section scrolls in.
  package static func around(_ view: UIView) -> UICollectionView? {
    view as? UICollectionView ?? (view as? CrossScrollView)?.superview as? UICollectionView
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
}
