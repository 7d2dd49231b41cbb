import MFS
import UIKit

/// One tile of a gallery.
final class PhotoCellVM: MFSViewModel {
  let photo: Photo
  /// How many photos have no tile of their own.
  let hiddenCount: Int
  /// Whether only the photo's likeness is shown.
  let isHidden: Bool
  /// Whether the tile stands alone, with round corners.
  let isRounded: Bool

  init(photo: Photo, hiddenCount: Int = 0, isHidden: Bool = false, isRounded: Bool = false) {
    self.photo = photo
    self.hiddenCount = hiddenCount
    self.isHidden = isHidden
    self.isRounded = isRounded
  }

  /// Whether the tile counts the photos that have none.
  var hasCount: Bool { hiddenCount > 0 }

  func isEqual(to other: PhotoCellVM) -> Bool {
    photo == other.photo && hiddenCount == other.hiddenCount && isHidden == other.isHidden
      && isRounded == other.isRounded
  }
}
