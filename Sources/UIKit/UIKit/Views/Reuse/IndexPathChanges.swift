internal import CellDrawing
import Foundation

/// The insertions, deletions, reloads and moves of one batch, with the resulting positions of existing items.
///
/// As in UIKit, deletions, reloads and the sources of moves name positions before the batch. Insertions and the
/// destinations of moves name positions after it.
struct IndexPathChanges: Hashable, Sendable {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]

  /// Returns the number of items in each section after the batch, with -1 for a new section.
  ///
  /// Returns nil if the batch names positions that did not exist.
  func counts(from old: [Int]) -> [Int]? {
    guard let sections = sections(from: old.count) else { return nil }
    var counts: [Int?] = sections.map { $0.map { old[$0] } }
    let namesItems = !deletedItems.isEmpty || !movedItems.isEmpty
    let newSection = Dictionary(
      uniqueKeysWithValues: (namesItems ? sections : []).enumerated().compactMap { new, old in
        old.map { ($0, new) }
      })
    for path in deletedItems.union(movedItems.keys) {
      guard old.indices.contains(path.section), (0..<old[path.section]).contains(path.row) else { return nil }
      if let new = newSection[path.section] { counts[new]? -= 1 }
    }
    for path in Array(insertedItems) + movedItems.values {
      guard counts.indices.contains(path.section) else { return nil }
      counts[path.section]? += 1
    }
    return counts.map { $0 ?? -1 }
  }

  /// Whether the batch leads from the old counts to the new ones.
  func agrees(from old: [Int], to new: [Int]) -> Bool {
    guard let expected = counts(from: old), expected.count == new.count else { return false }
    return zip(expected, new).allSatisfy { $0 == $1 || $0 < 0 }
  }

  /// Returns the previous number of each section after the batch, or nil for a section that is new or reloaded.
  func sections(from oldCount: Int) -> [Int?]? {
    let gone = deletedSections.union(movedSections.keys)
    guard gone.allSatisfy({ (0..<oldCount).contains($0) }) else { return nil }
    let fixed = insertedSections.union(movedSections.values)
    let unchanged = unchangedCount(from: oldCount)
    var rest = (unchanged..<oldCount).filter { !gone.contains($0) }[...]
    let newCount = unchanged + rest.count + fixed.count
    let sources = Dictionary(movedSections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return (0..<unchanged).map(Optional.init)
      + (unchanged..<newCount).map { section in
        if insertedSections.contains(section) { return nil }
        let old = sources[section] ?? (fixed.contains(section) ? nil : rest.popFirst())
        return old.flatMap { reloadedSections.contains($0) ? nil : $0 }
      }
  }

  /// Returns the number of sections before the first changed one. A table may have as many sections as rows, and
  /// most of them stay.
  private func unchangedCount(from oldCount: Int) -> Int {
    let changed = deletedSections.union(insertedSections).union(reloadedSections)
      .union(movedSections.keys).union(movedSections.values)
    return min(max(changed.min() ?? oldCount, 0), oldCount)
  }

  /// Returns the new index paths of kept items, by their old index paths. Reloaded and deleted items are left out.
  func mapping(of paths: some Sequence<IndexPath>, from old: [Int]) -> [IndexPath: IndexPath] {
    guard let sections = sections(from: old.count) else { return [:] }
    let unchanged = unchangedCount(from: old.count)
    let wanted = Set(paths.map(\.section))
    var newSections: [Int: Int] = [:]
    for section in wanted where (0..<unchanged).contains(section) { newSections[section] = section }
    for newSection in unchanged..<sections.count {
      guard let oldSection = sections[newSection], wanted.contains(oldSection) else { continue }
      newSections[oldSection] = newSection
    }
    let gone = Self.rows(of: deletedItems.union(movedItems.keys))
    let fixed = Self.rows(of: insertedItems.union(movedItems.values))
    var result: [IndexPath: IndexPath] = [:]
    for path in paths where !reloadedItems.contains(path) {
      guard let newSection = newSections[path.section] else { continue }
      let gone = gone[path.section] ?? []
      let before = gone.partitioningIndex { $0 >= path.row }
      guard before == gone.count || gone[before] != path.row else { continue }
      var row = path.row - before
      for taken in fixed[newSection] ?? [] where taken <= row { row += 1 }
      result[path] = IndexPath(row: row, section: newSection)
    }
    for path in paths {
      if let destination = movedItems[path], !reloadedItems.contains(path) { result[path] = destination }
    }
    return result
  }

  /// Returns the sorted rows by section.
  private static func rows(of paths: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
  }
}
