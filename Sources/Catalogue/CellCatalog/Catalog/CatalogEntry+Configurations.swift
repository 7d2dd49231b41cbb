extension CatalogEntry {
  /// Returns the entry drawn in its own circumstances instead of the catalogue's, with one picture for each.
  ///
  /// ```swift
  /// CatalogEntry("Button") { UIButton(type: .close) }
  ///   .drawn(in: .widths(320, 375) + [SnapshotConfiguration(width: 375).dark, SnapshotConfiguration(.iPhone16)])
  /// ```
  public func drawn(in configurations: [SnapshotConfiguration]) -> CatalogEntry {
    var entry = self
    entry.configurations = configurations
    return entry
  }

  /// The entry drawn in further circumstances besides the catalogue's or its own circumstances, one picture each.
  ///
  /// ```swift
  /// CatalogEntry("Feed") { FeedController(messages: .samples) }
  ///   .alsoDrawn(in: [SnapshotConfiguration(width: 375).dark, SnapshotConfiguration(width: 375).rightToLeft])
  /// ```
  public func alsoDrawn(in configurations: [SnapshotConfiguration]) -> CatalogEntry {
    var entry = self
    entry.furtherConfigurations += configurations
    return entry
  }

  /// The configurations in which the entry is drawn, without duplicates.
  ///
  /// - Parameter usual: the catalogue's circumstances.
  package func allConfigurations(usual: [SnapshotConfiguration]) -> [SnapshotConfiguration] {
    let own = configurations ?? usual
    return furtherConfigurations.reduce(into: own) { all, further in
      if !all.contains(further) { all.append(further) }
    }
  }
}

extension [CatalogEntry] {
  /// Returns the entries, each drawn in these circumstances instead of the catalogue's.
  public func drawn(in configurations: [SnapshotConfiguration]) -> [CatalogEntry] {
    map { $0.drawn(in: configurations) }
  }

  /// The entries, each drawn in further circumstances besides the catalogue's or its own circumstances.
  public func alsoDrawn(in configurations: [SnapshotConfiguration]) -> [CatalogEntry] {
    map { $0.alsoDrawn(in: configurations) }
  }
}
