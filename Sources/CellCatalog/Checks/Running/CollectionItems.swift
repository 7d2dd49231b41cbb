import CellSnapshots
import Foundation
import UIKit

/// The items of a collection view, shown one at a time.
@MainActor
struct CollectionItems: ReusedViews {
  let collection: UICollectionView
  let paths: [IndexPath]

  /// The first items, as many as the limit says.
  init(of collection: UICollectionView, limit: Int) {
    self.collection = collection
    let all = (0..<collection.numberOfSections).lazy.flatMap { section in
      (0..<collection.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    paths = Array(all.prefix(limit))
  }

  func freshView(at path: IndexPath) -> UICollectionViewCell? {
    collection.forgetCells()
    return collection.showItem(at: path)
  }

  func reusedView(at path: IndexPath, after first: IndexPath) -> UICollectionViewCell? {
    guard let used = freshView(at: first) else { return nil }
    if first == path { collection.showNoItem() }
    let cell = collection.showItem(at: path)
    return cell === used ? cell : nil
  }

  func identifier(of view: UICollectionViewCell) -> String? { view.reuseIdentifier }

  func name(of path: IndexPath, in place: FindingPlace) -> String {
    LayoutRow.row(section: path.section, row: path.item).itemText
  }
}
