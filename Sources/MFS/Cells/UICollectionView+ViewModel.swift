public import UIKit

extension UICollectionView {
  /// The cell of an item with its view model set; a new one is built once, for that view model.
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
  /// - Parameter cellClass: the class registered under the identifier; a cell of another one keeps its view model.
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
