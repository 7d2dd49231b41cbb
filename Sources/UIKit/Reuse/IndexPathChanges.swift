import Foundation

/// Insertions, deletions, reloads and moves of one batch, and where they leave what was there before.
///
/// As in UIKit, deletions, reloads and the sources of moves name places before the batch; insertions and the
/// destinations of moves name places after it.
struct IndexPathChanges: Hashable, Sendable {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]

  /// The counts of items per section that the batch leaves, -1 for a new section, or nil when it names what was not there.
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

  /// Whether the batch leads from counts to others.
  func agrees(from old: [Int], to new: [Int]) -> Bool {
    guard let expected = counts(from: old), expected.count == new.count else { return false }
    return zip(expected, new).allSatisfy { $0 == $1 || $0 < 0 }
  }

  /// For each section after the batch its number before, or nil where it is new or reloaded.
  func sections(from oldCount: Int) -> [Int?]? {
    let gone = deletedSections.union(movedSections.keys)
    guard gone.allSatisfy({ (0..<oldCount).contains($0) }) else { return nil }
    let fixed = insertedSections.union(movedSections.values)
    // A table may have as many sections as rows: those before the first that changes stay.
    let first = gone.union(fixed).union(reloadedSections).min() ?? oldCount
    let unchanged = 0..<min(max(first, 0), oldCount)
    var rest = (unchanged.upperBound..<oldCount).filter { !gone.contains($0) }[...]
    let newCount = unchanged.count + rest.count + fixed.count
    let sources = Dictionary(movedSections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return unchanged.map { $0 }
      + (unchanged.upperBound..<newCount).map { section in
        if insertedSections.contains(section) { return nil }
        let old = sources[section] ?? (fixed.contains(section) ? nil : rest.popFirst())
        return old.flatMap { reloadedSections.contains($0) ? nil : $0 }
      }
  }

  /// Where what is kept goes: old index paths to new ones; reloaded and deleted items are left out.
  func mapping(of paths: some Sequence<IndexPath>, from old: [Int]) -> [IndexPath: IndexPath] {
    guard let sections = sections(from: old.count) else { return [:] }
    // A table may have as many sections as rows: each is looked at once, and not more.
    let wanted = Set(paths.map(\.section))
    var newSections: [Int: Int] = [:]
    for (newSection, oldSection) in sections.enumerated() {
      if let oldSection, wanted.contains(oldSection) { newSections[oldSection] = newSection }
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

  /// By their sections, sorted.
  private static func rows(of paths: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
  }
}
