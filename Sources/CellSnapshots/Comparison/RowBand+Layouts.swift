import Foundation

extension RowBand {
  /// The rows of the table in two layouts, matched by what they show: none where there is no table, or where rows
  /// stand beside each other.
  ///
  /// - Parameter scale: pixels a point.
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
      // Of a row that is gone the place may be another row's now.
      partners[index].flatMap { names[$0] } ?? "\(match.reference[index].rowName) of the reference"
    }
    let newBands = bands(new, of: match.actual, scale: scale) { names[$0] ?? "" }
    guard let oldBands, let newBands else { return ([], []) }
    return (oldBands, newBands)
  }

  /// From top to bottom; nil where one begins above the end of another.
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
    // Far beyond any picture; sums of two still fit.
    abs(length) < 1e9 ? Int(length.rounded()) : nil
  }
}

extension LayoutTree {
  /// Rows, headers and footers that are in no other.
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
  /// `row 0-3`, `header 1`: unlike that of any other row of its table.
  fileprivate var rowName: String {
    view.row?.text(hasSections: true) ?? view.className
  }
}
