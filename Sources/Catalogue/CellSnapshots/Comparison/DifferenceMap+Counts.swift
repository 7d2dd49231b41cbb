/// The number of pixels with each finding.
struct FindingCounts: Hashable {
  var tolerated = 0
  var antialiased = 0
  /// The number of different pixels, including those that only one picture has.
  var different = 0

  /// Whether all compared pixels are equal.
  var isEqual: Bool { tolerated + antialiased + different == 0 }
}

extension DifferenceMap {
  func counts(of rows: Range<Int>) -> FindingCounts {
    var counts = FindingCounts()
    for y in rows where starts[y] < ends[y] {
      let row = row(y)
      let end = ends[y]
      var x = starts[y]
      while x < end {
        switch row[x] {
        case Finding.tolerated: counts.tolerated &+= 1
        case Finding.antialiased: counts.antialiased &+= 1
        case Finding.different, Finding.alone: counts.different &+= 1
        default: break
        }
        x &+= 1
      }
    }
    return counts
  }
}

extension RowAlignment {
  /// Returns the result of the comparison for each row of the table.
  func results(_ map: DifferenceMap) -> [RowResult] {
    rows.map { row in
      let height = segments[row.segments].reduce(0) { $0 + $1.height }
      let counts = map.counts(of: row.y..<(row.y + height))
      let outcome: RowResult.Outcome =
        if !row.isInReference { .inserted } else if !row.isInActual { .removed } else if counts.different > 0
        {
          .different
        } else {
          .equal
        }
      return RowResult(
        key: row.key, outcome: outcome, differingPixels: counts.different, y: row.y, height: height)
    }
  }
}
