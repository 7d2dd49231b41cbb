public import UIKit

extension UICollectionView {
  /// Returns the cell of an item with its view model set. A new cell is built once, for that view model.
  ///
  /// ```swift
  /// import MFS
  /// import UIKit
  ///
  /// final class StickerVM: MFSViewModel {}
  ///
  /// final class StickerCell: UICollectionViewCell, MFSView {
  ///   var viewModel: StickerVM? { didSet { viewModelDidChange() } }
  /// }
  ///
  /// final class StickersController: UICollectionViewController {
  ///   var stickers: [StickerVM] = []
  ///
  ///   override func collectionView(
  ///     _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ///   ) -> UICollectionViewCell {
  ///     collectionView.dequeueReusableCell(
  ///       StickerCell.self, withReuseIdentifier: "Sticker", for: indexPath, showing: stickers[indexPath.item])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter cellClass: The class registered under the identifier. A cell of another class keeps its view
  ///   model.
  public func dequeueReusableCell<Cell: UICollectionViewCell & MFSView>(
    _ cellClass: Cell.Type, withReuseIdentifier identifier: String, for indexPath: IndexPath,
    showing viewModel: Cell.ViewModel?
  ) -> UICollectionViewCell {
    let cell = ViewModelPromise.making(cellClass) {
      dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    guard let shown = cell as? Cell else { return cell }
    shown.viewModel = viewModel
    shown.finishBuildIfBegun()
    return shown
  }
}
