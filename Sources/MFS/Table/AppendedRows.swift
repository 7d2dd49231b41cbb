internal import Foundation

/// The rows and sections that were put behind those that a table knows.
struct AppendedRows: Equatable {
  private(set) var rows: [IndexPath] = []
  private(set) var sections = IndexSet()

  /// Nil where anything else is another than it was.
  init?(from old: [TableSection], to new: [TableSection]) {
    guard old.count <= new.count else { return nil }
    for (section, (before, now)) in zip(old, new).enumerated() {
      // Most sections are as they were: their rows lie where they lay and need not be looked at.
      if before.rows.count == now.rows.count, Self.address(of: before) == Self.address(of: now) { continue }
      guard before.rows.count <= now.rows.count, zip(before.rows, now.rows).allSatisfy({ $0 === $1 }) else {
        return nil
      }
      rows += (before.rows.count..<now.rows.count).map { IndexPath(row: $0, section: section) }
    }
    sections.insert(integersIn: old.count..<new.count)
  }

  private static func address(of section: TableSection) -> UnsafeRawPointer? {
    section.rows.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}
