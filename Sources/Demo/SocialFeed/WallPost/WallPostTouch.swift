/// What a reader touched in a post.
enum WallPostTouch: Sendable, Hashable {
  case showMore
  case reaction(Reaction)
}

/// Is told what a reader touched in a post: the table's controller, which knows the rows around it.
@MainActor protocol WallPostCellDelegate: AnyObject {
  func wallPostCell(_ cell: WallPostCell, didReceive touch: WallPostTouch)
}
