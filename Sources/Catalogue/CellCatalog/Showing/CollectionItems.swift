import CellSnapshots
package import Foundation
package import UIKit

/// Items of a collection view, shown one at a time.
@MainActor
package struct CollectionItems: ReusedViews {
  package let collection: UICollectionView
  package let paths: [IndexPath]

  /// Takes all items of the collection view.
  package init(of collection: UICollectionView) {
    self.init(
      of: collection,
      at: (0..<collection.numberOfSections).flatMap { section in
        (0..<collection.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
      })
  }

  package init(of collection: UICollectionView, at paths: [IndexPath]) {
    self.collection = collection
    self.paths = paths
  }

  package func freshView(at path: IndexPath) -> UICollectionViewCell? {
    collection.forgetCells()
    return collection.showItem(at: path)
  }

  package func reusedView(at path: IndexPath, after first: IndexPath) -> UICollectionViewCell? {
    guard let used = freshView(at: first) else { return nil }
    if first == path { collection.showNoItem() }
    let cell = collection.showItem(at: path)
    return cell === used ? cell : nil
  }

  package func identifier(of view: UICollectionViewCell) -> String? { view.reuseIdentifier }

  package func name(of path: IndexPath, in place: EntryPlace) -> String {
    LayoutRow.row(section: path.section, row: path.item).itemText
  }
}
