/// One section of a table: a view model for each row.
public struct MFSTableSection: Sendable {
  /// The view models of the rows, from top to bottom.
  public var rows: [any MFSViewModel]

  public init(_ rows: [any MFSViewModel]) {
    self.rows = rows
  }
}
