import CellSnapshots

/// Which of two views' subviews are the same ones: by row, property and class, then by content and order.
struct ViewMatch {
  private(set) var pairs: [(Int, Int)] = []
  private(set) var missing: [Int]
  private(set) var added: [Int]

  private struct Identity: Hashable {
    var row: LayoutRow?
    var name: String?
    var className: String

    init(of view: LayoutView) {
      row = view.row
      name = view.propertyName
      className = view.row != nil || view.propertyName != nil ? "" : view.className
    }
  }

  init(_ expected: [LayoutView], _ actual: [LayoutView]) {
    missing = Array(expected.indices)
    added = Array(actual.indices)
    match(expected, actual) { $0 }
    match(expected, actual, by: Identity.init)
    pairs.sort { $0.1 < $1.1 }
  }

  /// Pairs each that is missing with the first that was added of the same key.
  private mutating func match<Key: Hashable>(
    _ expected: [LayoutView], _ actual: [LayoutView], by key: (LayoutView) -> Key
  ) {
    // The first are the last, to be taken from the end.
    var places = Dictionary(grouping: added.reversed()) { key(actual[$0]) }
    var matched: Set<Int> = []
    missing.removeAll { old in
      guard let new = places[key(expected[old])]?.popLast() else { return false }
      pairs.append((old, new))
      matched.insert(new)
      return true
    }
    added.removeAll(where: matched.contains)
  }
}
