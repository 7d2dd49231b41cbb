import Foundation

extension RowBand {
  /// Returns the rows of the table in two layouts, matched by what they show.
  ///
  /// Both arrays are empty if there is no table, or if rows are side by side.
  ///
  /// - Parameter scale: The number of pixels per point.
  static func bands(
    of reference: SnapshotLayout, _ actual: SnapshotLayout, scale: Double
  ) -> (reference: [RowBand], actual: [RowBand]) {
    let match = LayoutMatch(LayoutTree(reference), LayoutTree(actual), as: .versions)
    let (old, new) = (match.reference.outermostRows, match.actual.outermostRows)
    var names: [Int: String] = [:]
    for index in new { names[index] = match.actual[index].rowName }
    let partners = Dictionary(
      match.pairs.map { ($0.reference, $0.actual) }, uniquingKeysWith: { first, _ in first })
    let oldBands = bands(old, of: match.reference, scale: scale) { index in
      // A removed row has a key of its own, because another row may now be at its place.
      partners[index].flatMap { names[$0] } ?? "\(match.reference[index].rowName) of the reference"
    }
    let newBands = bands(new, of: match.actual, scale: scale) { names[$0] ?? "" }
    guard let oldBands, let newBands else { return ([], []) }
    return (oldBands, newBands)
  }

  /// Returns the rows from top to bottom, or nil if two overlap or one is far beyond any picture.
  private static func bands(
    _ rows: [Int], of tree: LayoutTree, scale: Double, key: (Int) -> String
  ) -> [RowBand]? {
    var bands: [RowBand] = []
    var end = Int.min
    for row in rows.sorted(by: { tree[$0].frame.minY < tree[$1].frame.minY }) {
      let frame = tree[row].frame
      guard let top = pixel(frame.minY * scale), let bottom = pixel(frame.maxY * scale) else { return nil }
      guard top >= end else { return nil }
      end = bottom
      bands.append(RowBand(key: key(row), y: top, height: bottom - top))
    }
    return bands
  }

  private static func pixel(_ length: Double) -> Int? {
    // The limit is far beyond any picture, and the sum of two such numbers does not overflow.
    abs(length) < 1e9 ? Int(length.rounded()) : nil
  }
}

extension LayoutTree {
  /// The rows, headers and footers that are in no other row.
  fileprivate var outermostRows: [Int] {
    var found: [Int] = []
    var pending = roots
    while let index = pending.popLast() {
      if self[index].view.row != nil { found.append(index) } else { pending += self[index].children }
    }
    return found
  }
}

extension LayoutTree.Node {
  /// The row's name within its table: `row 0-3`, `header 1`. No other row of the table has the same name.
  fileprivate var rowName: String {
    view.row?.text(hasSections: true) ?? view.className
  }
}
