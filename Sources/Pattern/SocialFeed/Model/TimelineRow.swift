import MFS

/// One row of a file: a status or an account.
package enum TimelineRow: Sendable, Hashable {
  case status(Status)
  case account(Account)

  package var id: String {
    switch self {
    case .status(let status): status.id
    case .account(let account): account.id
    }
  }
}

/// A row that could not be decoded.
package struct SkippedRow: Sendable, Hashable, CustomStringConvertible {
  /// The index, counted from 0.
  package var index: Int
  package var id: String?
  package var reason: String

  package var description: String {
    "\(RowName(index: index, id: id)): \(reason)"
  }
}

/// The name of a row in messages.
struct RowName: CustomStringConvertible {
  var index: Int
  var id: String?

  var description: String { "row \(index)" + (id.map { " (id \($0.shortened))" } ?? "") }
}
