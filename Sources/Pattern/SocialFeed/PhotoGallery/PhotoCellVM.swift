import MFS
import UIKit

/// The view model of one tile of a gallery.
final class PhotoCellVM: MFSViewModel {
  let photo: Photo
  /// The number of photos without a tile, if this is the last tile.
  let hiddenCount: Int
  /// Whether only the photo's blurred preview is shown.
  let isHidden: Bool
  /// Whether the tile is the only one, with round corners.
  let isRounded: Bool

  init(photo: Photo, hiddenCount: Int = 0, isHidden: Bool = false, isRounded: Bool = false) {
    self.photo = photo
    self.hiddenCount = hiddenCount
    self.isHidden = isHidden
    self.isRounded = isRounded
  }

  /// Whether the tile shows the number of photos without a tile.
  var hasCount: Bool { hiddenCount > 0 }

  func isEqual(to other: PhotoCellVM) -> Bool {
    photo == other.photo && hiddenCount == other.hiddenCount && isHidden == other.isHidden
      && isRounded == other.isRounded
  }
}
