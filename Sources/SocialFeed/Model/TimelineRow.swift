/// One row of a file: a status, or an account.
public enum TimelineRow: Sendable, Hashable {
  case status(Status)
  case account(Account)
}

/// A row that could not be decoded.
public struct SkippedRow: Sendable, Hashable, CustomStringConvertible {
  /// Counted from 0.
  public var index: Int
  public var id: String?
  public var reason: String

  public var description: String {
    "row \(index)" + (id.map { " (id \($0))" } ?? "") + ": \(reason)"
  }
}
