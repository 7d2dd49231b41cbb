extension CatalogEntry {
  /// Returns the entry with parts of its pictures that are not compared. The pictures still show them.
  ///
  /// ```swift
  /// CatalogEntry("Feed") { FeedController(messages: .samples) }
  ///   .ignoring(.views(named: "clockLabel"))
  /// ```
  public func ignoring(_ masks: SnapshotMask...) -> CatalogEntry {
    var entry = self
    entry.masks += masks
    return entry
  }
}
