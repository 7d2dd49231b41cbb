internal import Foundation

/// The rows and sections that were put behind those that a table knows.
struct AppendedRows: Equatable {
  private(set) var rows: [IndexPath] = []
  private(set) var sections = IndexSet()

  /// Nil where anything else is another than it was.
  init?(from old: [TableSection], to new: [TableSection]) {
    guard old.count <= new.count else { return nil }
    for (section, (before, now)) in zip(old, new).enumerated() {
      guard before.rows.count <= now.rows.count, zip(before.rows, now.rows).allSatisfy({ $0 === $1 }) else {
        return nil
      }
      rows += (before.rows.count..<now.rows.count).map { IndexPath(row: $0, section: section) }
    }
    sections.insert(integersIn: old.count..<new.count)
  }
}
