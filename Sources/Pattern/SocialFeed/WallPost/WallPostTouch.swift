/// A touch of a reader in a post.
enum WallPostTouch: Sendable, Hashable {
  case showMore
  case reaction(Reaction)
}

/// A receiver of touches in a post: the table's controller, which knows the rows around it.
@MainActor protocol WallPostCellDelegate: AnyObject {
  func wallPostCell(_ cell: WallPostCell, didReceive touch: WallPostTouch)
}
