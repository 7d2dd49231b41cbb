public import CellCatalog

/// What a file held.
public struct FileEntries {
  public var entries: [Entry]
  /// A line for each part that was left out, naming it.
  public var warnings: [String]

  public init(_ entries: [Entry], warnings: [String] = []) {
    self.entries = entries
    self.warnings = warnings
  }
}
