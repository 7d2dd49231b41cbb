import MFS
import UIKit

/// An item of the feed, with the cache of its cell's frames.
final class FeedItemVM: MFSViewModel {
  let item: FeedItem
  let subviewFrames = MFSSubviewCache(.subviewFrames)

  init(_ item: FeedItem) {
    self.item = item
  }

  func isEqual(to other: FeedItemVM) -> Bool { item == other.item }
}
