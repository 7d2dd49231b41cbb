import UIKit

/// A collection view layout that uses the frames of a `PhotoTiling`.
final class PhotoTilingLayout: UICollectionViewLayout {
  var tiling = PhotoTiling(aspectRatios: [], width: 0) {
    didSet { if tiling != oldValue { invalidateLayout() } }
  }

  private var attributes: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize { tiling.size }

  override func prepare() {
    super.prepare()
    attributes = tiling.frames.enumerated().map { index, frame in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = frame
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }
}
