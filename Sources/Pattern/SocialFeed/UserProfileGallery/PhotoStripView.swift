import MFS
import UIKit

/// Square photos side by side.
final class PhotoStripView: UICollectionView, UICollectionViewDataSource {
  /// The side of a photo, in points.
  nonisolated static let side: CGFloat = 108

  private let flowLayout = PhotoStripLayout()

  var photos: [Photo] = [] {
    didSet { if photos != oldValue { reloadData() } }
  }

  /// The margin before the first photo and after the last one.
  var margin: CGFloat = 0 {
    didSet {
      guard margin != oldValue else { return }
      flowLayout.sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
  }

  init() {
    flowLayout.scrollDirection = .horizontal
    flowLayout.itemSize = CGSize(width: Self.side, height: Self.side)
    flowLayout.minimumLineSpacing = 6
    super.init(frame: .zero, collectionViewLayout: flowLayout)
    register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
    dataSource = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(
      PhotoCell.self, withReuseIdentifier: "PhotoCell", for: indexPath,
      showing: PhotoCellVM(photo: photos[indexPath.item], isRounded: true))
  }
}
