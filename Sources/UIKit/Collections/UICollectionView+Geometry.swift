import Foundation

extension UICollectionView {
  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    state.views[ElementKey(category: .cell, kind: nil, indexPath: path)] as? UICollectionViewCell
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
