internal import CellNibs
internal import Foundation

extension UICollectionViewController {
  static let collectionViewControllerNibSettings = NibSettings(UICollectionViewController.self) { _ in }
}
