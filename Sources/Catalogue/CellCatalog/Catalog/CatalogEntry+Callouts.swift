extension CatalogEntry {
  /// Returns the entry with texts for callouts: what `render --callouts` writes about views, by the names of the views.
  ///
  /// ```swift
  /// CatalogEntry("Feed") { FeedController(messages: .samples) }
  ///   .callouts(["likeButton": "Likes the message", "countLabel": "Shows who liked it"])
  /// ```
  public func callouts(_ texts: [String: String]) -> CatalogEntry {
    var entry = self
    entry.callouts.merge(texts) { $1 }
    return entry
  }
}
