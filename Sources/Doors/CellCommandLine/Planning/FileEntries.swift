public import CellCatalog

/// The entries of a file.
public struct FileEntries {
  /// The entries that show the content of the file.
  public var entries: [CatalogEntry]
  /// A line for each part of the file that was left out, with the name of that part.
  public var warnings: [String]

  public init(_ entries: [CatalogEntry], warnings: [String] = []) {
    self.entries = entries
    self.warnings = warnings
  }
}
