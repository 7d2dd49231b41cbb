import MFS
import UIKit

/// The photos of a post as tiles.
final class PhotoGalleryView: UICollectionView, UICollectionViewDataSource {
  private let tilingLayout = PhotoTilingLayout()
  private var photos: [Photo] = []
  private var isHidingPhotos = false

  init() {
    super.init(frame: .zero, collectionViewLayout: tilingLayout)
    register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
    dataSource = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows photos, or their blurred previews if they are hidden.
  func show(_ photos: [Photo], isHidingPhotos: Bool) {
    guard photos != self.photos || isHidingPhotos != self.isHidingPhotos else { return }
    self.photos = photos
    self.isHidingPhotos = isHidingPhotos
    updateTiling()
    reloadData()
  }

  override func layoutSubviews() {
    updateTiling()
    super.layoutSubviews()
  }

  private func updateTiling() {
    tilingLayout.tiling = PhotoTiling(aspectRatios: photos.map(\.aspectRatio), width: bounds.width)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    min(photos.count, PhotoTiling.maximumTiles)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let isLast = indexPath.item == PhotoTiling.maximumTiles - 1
    let viewModel = PhotoCellVM(
      photo: photos[indexPath.item], hiddenCount: isLast ? photos.count - PhotoTiling.maximumTiles : 0,
      isHidden: isHidingPhotos)
    return dequeueReusableCell(
      PhotoCell.self, withReuseIdentifier: "PhotoCell", for: indexPath, showing: viewModel)
  }
}
