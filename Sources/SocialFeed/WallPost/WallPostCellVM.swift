import Foundation
import MFS

/// A post as the wall shows it.
final class WallPostCellVM: MFSExpandable {
  let post: WallPost
  let subviewFrames = SubviewCache(.subviewFrames)
  let subviewSizes = SubviewCache(.subviewSizes)
  private let expandText: Locked<Bool>

  init(post: WallPost, isExpanded: Bool = false) {
    self.post = post
    expandText = Locked(isExpanded)
  }

  convenience init(status: Status, settings: FeedSettings = FeedSettings()) {
    self.init(post: WallPost(status: status, settings: settings), isExpanded: settings.isExpanded)
  }

  /// Whether a long text, or what stands behind a content warning, is shown in full.
  var isExpandText: Bool {
    get { expandText.value }
    set { expandText.value = newValue }
  }

  /// What is shown of the text now.
  var shownText: RichText {
    isExpandText || post.warning == nil ? post.fullText : RichText()
  }

  var hidesPhotos: Bool { post.isSensitive && !isExpandText }

  func isEqual(to other: WallPostCellVM) -> Bool { post == other.post }
}
