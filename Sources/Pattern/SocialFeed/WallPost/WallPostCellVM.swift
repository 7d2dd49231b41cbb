import Foundation
import MFS

/// A post as the wall shows it.
final class WallPostCellVM: MFSExpandable {
  let post: WallPost
  let subviewFrames = MFSSubviewCache(.subviewFrames)
  let subviewSizes = MFSSubviewCache(.subviewSizes)
  private let linkCard: LinkCardVM?
  /// The card that is shown while its picture is hidden.
  private let veiledLinkCard: LinkCardVM?
  private let expandText: MFSLocked<Bool>
  private let ownReactions: MFSLocked<Set<Reaction>>

  init(post: WallPost, isExpanded: Bool = false) {
    self.post = post
    linkCard = post.linkCard.map { LinkCardVM(card: $0) }
    veiledLinkCard = post.linkCard.map { LinkCardVM(card: $0, hidesPicture: true) }
    expandText = MFSLocked(isExpanded)
    ownReactions = MFSLocked(post.reactions)
  }

  convenience init(status: Status, settings: FeedSettings = FeedSettings()) {
    self.init(post: WallPost(status: status, settings: settings), isExpanded: settings.isExpanded)
  }

  /// Whether a long text, or a post behind a content warning, is shown in full.
  var isExpandText: Bool {
    get { expandText.value }
    set { expandText.value = newValue }
  }

  /// The reader's reactions to the post.
  var reactions: Set<Reaction> { ownReactions.value }

  func toggleText() {
    expandText.withLock { $0.toggle() }
  }

  func toggle(_ reaction: Reaction) {
    ownReactions.withLock { reactions in
      if reactions.remove(reaction) == nil { reactions.insert(reaction) }
    }
  }

  /// The text that is shown now. It is empty behind a content warning.
  var shownText: RichText {
    isExpandText || post.warning == nil ? post.fullText : RichText()
  }

  /// The card that is shown now.
  var shownLinkCard: LinkCardVM? {
    guard isExpandText || post.warning == nil else { return nil }
    return hidesPhotos ? veiledLinkCard : linkCard
  }

  var hidesPhotos: Bool { post.isSensitive && !isExpandText }

  /// Whether there are pictures that may have to be hidden.
  var hasPictures: Bool { !post.photos.isEmpty || post.linkCard?.picture != nil }

  func isEqual(to other: WallPostCellVM) -> Bool { post == other.post }

  /// The state in the view. A reaction changes the bound data, and no frame.
  var shownState: MFSShownState { MFSShownState(layout: isExpandText, binding: reactions) }
}
