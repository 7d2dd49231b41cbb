extension Entry {
  /// The entry drawn in circumstances of its own instead of the catalogue's, one picture each.
  ///
  /// ```swift
  /// Entry("Button") { UIButton(type: .close) }
  ///   .drawn(in: .widths(320, 375) + [Configuration(width: 375).dark, Configuration(.iPhone16)])
  /// ```
  public func drawn(in configurations: [Configuration]) -> Entry {
    var entry = self
    entry.configurations = configurations
    return entry
  }
}

extension [Entry] {
  /// The entries, each drawn in circumstances of its own instead of the catalogue's.
  public func drawn(in configurations: [Configuration]) -> [Entry] { map { $0.drawn(in: configurations) } }
}
