internal import CellNibs
internal import Foundation

extension UICollectionReusableView {
  static let collectionReusableViewNibSettings = NibSettings(UICollectionReusableView.self) {
    $0.custom(["reuseIdentifier"]) { part in
      guard let identifier = part.object.attributes["reuseIdentifier"] else { return nil }
      return { view, _ in view.reuseIdentifier = identifier }
    }
  }
}

extension UICollectionViewCell: NibReadable {
  static let collectionViewCellNibSettings = NibSettings(UICollectionViewCell.self) {
    $0.custom(["contentView"]) { part in
      guard var content = part.object.child("contentView") else { return nil }
      // The cell itself keeps the content view as large as it is.
      content.values["autoresizingMask"] = nil
      guard let index = part.plan.add(content) else { return nil }
      // In the older form the content view has no identifier, and the cell's stands for it.
      let isOlder = content.id == nil
      return { cell, loading in
        loading.decode(index, into: cell.contentView)
        if isOlder { cell.nibMeansContent = true }
      }
    }
    $0.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
    $0.object("selectedBackgroundView", UIView.self) { $0.selectedBackgroundView = $1 }
    $0.key("backgroundView") { (cell: UICollectionViewCell, view: UIView?) in cell.backgroundView = view }
    $0.key("selectedBackgroundView") { (cell: UICollectionViewCell, view: UIView?) in
      cell.selectedBackgroundView = view
    }
  }

  func nibObject(forKey key: String) -> AnyObject? { key == "contentView" ? contentView : nil }
}
