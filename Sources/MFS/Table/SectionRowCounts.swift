/// How many rows sections have, without another look at each of them, and how many of them the table was told of.
struct SectionRowCounts {
  /// Nil where nobody asked yet.
  private var counts: [Int?] = []
  /// 0 where the table was told nothing since it last asked how many sections there are.
  private var told: [Int] = []

  /// Begins anew, as for other sections.
  mutating func removeAll() {
    self = SectionRowCounts()
  }

  /// Notes that the table asks how many sections there are: what it was told before counts no more.
  mutating func begin(sectionCount: Int) {
    if counts.count != sectionCount { counts = Array(repeating: nil, count: sectionCount) }
    told = Array(repeating: 0, count: sectionCount)
  }

  /// Answers how many rows a section has, and notes that the table was told so.
  mutating func tell(_ section: Int, of sections: [TableSection]) -> Int {
    guard sections.indices.contains(section) else { return 0 }
    guard counts.indices.contains(section) else { return sections[section].rows.count }
    let count = counts[section] ?? sections[section].rows.count
    (counts[section], told[section]) = (count, count)
    return count
  }

  /// Whether the table was told of all rows of these sections.
  func areTold(of sections: [TableSection]) -> Bool {
    told.count == sections.count
      && told.indices.allSatisfy { told[$0] == counts[$0] ?? sections[$0].rows.count }
  }

  /// Forgets the numbers that rows and sections behind others have changed.
  mutating func forget(_ appended: AppendedRows) {
    for path in appended.rows where counts.indices.contains(path.section) { counts[path.section] = nil }
    counts += Array(repeating: nil, count: appended.sections.count)
  }
}
