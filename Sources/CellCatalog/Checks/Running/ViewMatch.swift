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
  }

  init(_ expected: [LayoutView], _ actual: [LayoutView]) {
    missing = Array(expected.indices)
    added = Array(actual.indices)
    match { expected[$0] == actual[$1] }
    match { Self.identity(of: expected[$0]) == Self.identity(of: actual[$1]) }
    pairs.sort { $0.1 < $1.1 }
  }

  private static func identity(of view: LayoutView) -> Identity {
    let isNamed = view.row != nil || view.propertyName != nil
    return Identity(row: view.row, name: view.propertyName, className: isNamed ? "" : view.className)
  }

  private mutating func match(_ isSame: (Int, Int) -> Bool) {
    missing.removeAll { old in
      guard let place = added.firstIndex(where: { isSame(old, $0) }) else { return false }
      pairs.append((old, added.remove(at: place)))
      return true
    }
  }
}
