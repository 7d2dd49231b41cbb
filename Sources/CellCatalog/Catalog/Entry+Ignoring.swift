extension Entry {
  /// The entry without a part of its pictures being compared; the pictures show it all the same.
  ///
  /// ```swift
  /// Entry("Feed") { FeedController(messages: .samples) }
  ///   .ignoring(.views(named: "clockLabel"))
  /// ```
  public func ignoring(_ masks: SnapshotMask...) -> Entry {
    var entry = self
    entry.masks += masks
    return entry
  }
}
