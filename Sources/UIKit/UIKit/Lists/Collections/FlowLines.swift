internal import CellDrawing
import Foundation

/// Items that are laid out in lines. The x axis runs along a line and the y axis from line to line, both in
/// points.
struct FlowLines: Hashable, Sendable {
  /// The rules by which items are placed and lines are spread.
  struct Rules: Hashable, Sendable {
    /// The length of a line.
    var lineLength: CGFloat
    var minimumInteritemSpacing: CGFloat
    var minimumLineSpacing: CGFloat
    /// Whether all items have the same size, which keeps the last line in the columns of the other lines.
    var isUniform: Bool
    /// Whether an item that is alone in its section is in the middle of its line.
    var centersLoneItem = false
    var displayScale: CGFloat
  }

  struct Line: Hashable, Sendable {
    var items: Range<Int>
    var start: CGFloat
    /// The size of the line's thickest item.
    var thickness: CGFloat
  }

  private(set) var lines: [Line] = []
  /// The frame of each item.
  private(set) var frames: [CGRect] = []

  /// The end of the last line.
  var extent: CGFloat { lines.last.map { $0.start + $0.thickness } ?? 0 }

  /// Fills lines greedily and spreads each over its length. If the items differ in size, the last line has the
  /// minimum spacing.
  init(sizes: [CGSize], rules: Rules) {
    frames.reserveCapacity(sizes.count)
    var first = 0
    var start: CGFloat = 0
    let grid = PixelGrid(scale: rules.displayScale)
    while first < sizes.count {
      let items = Self.line(of: sizes, from: first, rules: rules)
      let thickness = sizes[items].reduce(0) { max($0, $1.height) }
      let placement = Self.placement(of: sizes, items: items, rules: rules)
      var x = placement.start
      for size in sizes[items] {
        let y = start + (thickness - size.height) / 2
        frames.append(
          CGRect(
            origin: CGPoint(x: grid.nearest(x), y: grid.nearest(y)), size: size))
        x += size.width + placement.spacing
      }
      lines.append(Line(items: items, start: start, thickness: thickness))
      start += thickness + rules.minimumLineSpacing
      first = items.upperBound
    }
  }

  /// Returns the items from an index on that fit into a line, but at least one.
  private static func line(of sizes: [CGSize], from first: Int, rules: Rules) -> Range<Int> {
    var end = first + 1
    var length = sizes[first].width
    while end < sizes.count {
      let next = length + rules.minimumInteritemSpacing + sizes[end].width
      guard next <= rules.lineLength + tolerance else { break }
      length = next
      end += 1
    }
    return first..<end
  }

  private static func placement(
    of sizes: [CGSize], items: Range<Int>, rules: Rules
  ) -> (start: CGFloat, spacing: CGFloat) {
    let spacing = rules.minimumInteritemSpacing
    if rules.centersLoneItem, sizes.count == 1 {
      return (max(rules.lineLength - sizes[0].width, 0) / 2, spacing)
    }
    let isLast = items.upperBound == sizes.count
    var count = items.count
    if isLast {
      guard rules.isUniform else { return (0, spacing) }
      count = max(count, capacity(of: sizes[items.lowerBound].width, rules: rules))
    }
    var length = sizes[items].reduce(0) { $0 + $1.width }
    length += CGFloat(count - items.count) * sizes[items.lowerBound].width
    let rest = rules.lineLength - length - CGFloat(count - 1) * spacing
    // An item that is wider than its line extends beyond both ends if all items have the same size.
    return count == 1
      ? (rules.isUniform ? rest / 2 : max(rest, 0) / 2, spacing)
      : (0, spacing + max(rest, 0) / CGFloat(count - 1))
  }

  /// Returns the number of items of a width that fit into a line.
  private static func capacity(of width: CGFloat, rules: Rules) -> Int {
    let step = width + rules.minimumInteritemSpacing
    guard step > 0, rules.lineLength.isFinite else { return 1 }
    let count = (rules.lineLength + rules.minimumInteritemSpacing + tolerance) / step
    return Int(max(1, min(1e6, count)))
  }

  /// The length by which three widths of a third may exceed the whole.
  private static let tolerance: CGFloat = 0.001

  /// Returns the lines that touch a range of positions.
  func lines(in range: Range<CGFloat>) -> ArraySlice<Line> {
    let from = lines.partitioningIndex { $0.start + $0.thickness > range.lowerBound }
    let end = lines.partitioningIndex { $0.start >= range.upperBound }
    return from < end ? lines[from..<end] : []
  }
}
