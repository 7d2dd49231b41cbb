/// One section of a table: a view model for each row.
public struct TableSection: Sendable {
  public var rows: [any MFSViewModel]

  public init(_ rows: [any MFSViewModel]) {
    self.rows = rows
  }
}
