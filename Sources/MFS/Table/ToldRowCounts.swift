internal import UIKit

/// How many rows of each section a table was told of: what it is told again, as long as the sections are those, without a
/// look at each of them.
struct ToldRowCounts {
  private var counts: [Int?] = []
  private var missingCount = 0

  /// The number of rows that the table was told of a section; nil where it was told none.
  subscript(section: Int) -> Int? {
    get { counts.indices.contains(section) ? counts[section] : nil }
    set {
      guard counts.indices.contains(section) else { return }
      missingCount += (newValue == nil ? 1 : 0) - (counts[section] == nil ? 1 : 0)
      counts[section] = newValue
    }
  }

  /// Notes how many sections the table was told of.
  mutating func begin(sectionCount: Int) {
    if sectionCount != counts.count { self = ToldRowCounts(sectionCount: sectionCount) }
  }

  /// Whether the table knows the rows of all of so many sections.
  func areComplete(sectionCount: Int) -> Bool { counts.count == sectionCount && missingCount == 0 }

  mutating func removeAll() {
    self = ToldRowCounts()
  }

  /// Forgets what rows and sections behind those that were there make another number.
  mutating func forget(_ appended: AppendedRows) {
    for path in appended.rows { self[path.section] = nil }
    counts += Array(repeating: nil, count: appended.sections.count)
    missingCount += appended.sections.count
  }
}

extension ToldRowCounts {
  private init(sectionCount: Int) {
    counts = Array(repeating: nil, count: sectionCount)
    missingCount = sectionCount
  }
}
