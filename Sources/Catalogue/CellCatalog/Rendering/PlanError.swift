package import CellSnapshots

/// The reason why entries cannot be rendered together.
package enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  case invalidName(EntryNameError)
  /// Two names whose files would be the same.
  case sameFiles(NameCollision)
  /// A configuration of an entry that cannot be drawn.
  case invalidConfiguration(entry: String, problem: String)

  package var description: String {
    switch self {
    case .invalidName(let error): error.description
    case .invalidConfiguration(let entry, let problem): "\(entry) is declared in \(problem)"
    case .sameFiles(let collision): collision.description
    }
  }
}
