internal import Foundation

/// The rows and sections that were added after those that a table knows.
struct AppendedRows: Equatable {
  private(set) var rows: [IndexPath] = []
  private(set) var sections = IndexSet()

  /// Compares the sections. Fails with nil if anything else changed.
  init?(from old: [MFSTableSection], to new: [MFSTableSection]) {
    guard old.count <= new.count else { return nil }
    for section in Self.otherPlaces(old, new) {
      let (before, now) = (old[section].rows, new[section].rows)
      guard before.count <= now.count, Self.otherPlaces(before, now).isEmpty else { return nil }
      rows += (before.count..<now.count).map { IndexPath(row: $0, section: section) }
    }
    sections.insert(integersIn: old.count..<new.count)
  }

  /// Returns the indices of old elements that differ in the new array, which is at least as long.
  ///
  /// Elements are compared by their bits: a closer comparison would take longer than everything else in a long
  /// table.
  private static func otherPlaces<Element>(_ old: [Element], _ new: [Element]) -> [Int] {
    let oldCount = old.count
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return [] }
        let stride = MemoryLayout<Element>.stride
        func isOther(_ first: Int, count: Int) -> Bool {
          memcmp(old + first * stride, new + first * stride, count * stride) != 0
        }
        return isOther(0, count: oldCount) ? (0..<oldCount).filter { isOther($0, count: 1) } : []
      }
    }
  }
}
