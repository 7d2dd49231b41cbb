internal import CellNibs
internal import Foundation

extension UICollectionView {
  static let collectionViewNibSettings = NibSettings(UICollectionView.self) {
    $0.object("collectionViewLayout", UICollectionViewLayout.self) { $0.collectionViewLayout = $1 }
    $0.custom(["cells"]) { part in
      let cells = (part.object.lists["cells"] ?? []).compactMap { cell in
        cell.attributes["reuseIdentifier"].map { (identifier: $0, cell: cell) }
      }
      let file = part.file
      return { view, loading in
        for cell in cells {
          let nib = UINib(cell.cell, in: file, external: loading.resolver)
          view.register(nib, forCellWithReuseIdentifier: cell.identifier)
        }
      }
    }
    $0.supplementary("sectionHeaderView", UICollectionView.elementKindSectionHeader)
    $0.supplementary("sectionFooterView", UICollectionView.elementKindSectionFooter)
    $0.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
    $0.flag("allowsSelection") { $0.allowsSelection = $1 }
    $0.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    $0.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
    $0.known(
      "dataMode", "dragInteractionEnabled", "springLoaded", "selectionFollowsFocus",
      "remembersLastFocusedIndexPath")
    $0.key("dataSource") { (view: UICollectionView, source: (any UICollectionViewDataSource)?) in
      view.dataSource = source
    }
    $0.key("backgroundView") { (owner: UICollectionView, view: UIView?) in owner.backgroundView = view }
    $0.key("delegate") { (view: UICollectionView, delegate: (any UICollectionViewDelegate)?) in
      view.delegate = delegate
    }
    $0.key("prefetchDataSource") {
      (view: UICollectionView, source: (any UICollectionViewDataSourcePrefetching)?) in
      view.prefetchDataSource = source
    }
  }
}

extension NibSettings where Target == UICollectionView {
  fileprivate mutating func supplementary(_ key: String, _ kind: String) {
    custom([key]) { part in
      guard let written = part.object.child(key), let identifier = written.attributes["reuseIdentifier"]
      else {
        return nil
      }
      let file = part.file
      return { view, loading in
        let nib = UINib(written, in: file, external: loading.resolver)
        view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
  }
}
