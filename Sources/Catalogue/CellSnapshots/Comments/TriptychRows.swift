/// The first rows of pixels that a triptych shows of tall pictures: a little above the first change.
struct TriptychRows: Hashable {
  private static let margin = 80
  private static let maximumRow = 1 << 20

  private(set) var reference = 0
  private(set) var actual = 0
  private(set) var difference = 0

  /// - Parameter limit: The number of rows that are shown. If the first change is within them, nothing is cut off above.
  init(of comparison: ComparisonOutcome?, limit: Int) {
    // The numbers may come from another machine's file, so none is trusted.
    func row(_ number: Int) -> Int { min(max(0, number), Self.maximumRow) }
    guard let comparison, let change = comparison.boundingBoxes.map({ row($0.y) }).min(),
      change + Self.margin > limit
    else { return }
    let top = change - Self.margin
    (reference, actual, difference) = (top, top, top)
    for segment in comparison.segments ?? [] where row(segment.y) <= top {
      let below = min(top - row(segment.y), row(segment.height))
      if let start = segment.referenceY { reference = row(start) + below }
      if let start = segment.actualY { actual = row(start) + below }
    }
  }
}
