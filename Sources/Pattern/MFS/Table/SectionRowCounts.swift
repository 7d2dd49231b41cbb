/// The numbers of rows in sections, found without reading each section again, and the numbers that the table
/// received.
struct SectionRowCounts {
  /// The numbers, or nil where the table has not asked yet.
  private var counts: [Int?] = []
  /// The numbers that the table received since it last asked for the number of sections, or 0.
  private var told: [Int] = []

  /// Starts again, as for other sections.
  mutating func removeAll() {
    self = SectionRowCounts()
  }

  /// Notes that the table asks for the number of sections. Earlier answers do not count any more.
  mutating func begin(sectionCount: Int) {
    if counts.count != sectionCount { counts = Array(repeating: nil, count: sectionCount) }
    told = Array(repeating: 0, count: sectionCount)
  }

  /// Returns the number of rows in a section, and notes that the table received it.
  mutating func tell(_ section: Int, of sections: [MFSTableSection]) -> Int {
    guard sections.indices.contains(section) else { return 0 }
    guard counts.indices.contains(section) else { return sections[section].rows.count }
    let count = counts[section] ?? sections[section].rows.count
    (counts[section], told[section]) = (count, count)
    return count
  }

  /// Returns whether the table received the numbers of all rows of these sections.
  func areTold(of sections: [MFSTableSection]) -> Bool {
    told.count == sections.count
      && told.indices.allSatisfy { told[$0] == counts[$0] ?? sections[$0].rows.count }
  }

  /// Forgets the numbers that appended rows and sections have changed.
  mutating func forget(_ appended: AppendedRows) {
    for path in appended.rows where counts.indices.contains(path.section) { counts[path.section] = nil }
    counts += Array(repeating: nil, count: appended.sections.count)
  }
}
