extension WallPostCellVM {
  /// Returns how many people had this reaction to the post, including the reader. The text is empty if there are
  /// none.
  func countText(of reaction: Reaction) -> String {
    countText(of: reaction, isOwn: reactions.contains(reaction))
  }

  /// Returns both texts that the reader's own touch switches between, so that there is space for either.
  func countTexts(of reaction: Reaction) -> [String] {
    [true, false].map { countText(of: reaction, isOwn: $0) }
  }

  /// The date, and whether the reader saved the post.
  var dateText: String {
    reactions.contains(.save) ? "\(post.dateText) · saved" : post.dateText
  }

  private func countText(of reaction: Reaction, isOwn: Bool) -> String {
    let told = max(0, count(of: reaction))
    let others = told > 0 && post.reactions.contains(reaction) ? told - 1 : told
    let count = isOwn && others < .max ? others + 1 : others
    return count > 0 ? AbbreviatedCount.text(count) : ""
  }

  private func count(of reaction: Reaction) -> Int {
    switch reaction {
    case .like: post.likeCount
    case .comment: post.commentCount
    case .share: post.shareCount
    case .save: 0
    }
  }
}
