import Foundation

/// Rectangles of one area, joined to as few as possible.
enum JoinedRects {
  /// Joins rectangles that do not overlap: all that touch in a row, and then equal rows that touch. The result is in
  /// order from top to bottom and from left to right.
  static func joining(_ rects: [CGRect]) -> [CGRect] {
    let lines = Set(rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    let sorted = rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    var joined: [CGRect] = []
    // The rectangles that end at the current line, by their places in `joined`.
    var open: [Int] = []
    var (current, next) = ([CGRect](), 0)
    for (top, bottom) in zip(lines, lines.dropFirst()) {
      current.removeAll { $0.maxY <= top }
      while next < sorted.count, sorted[next].minY == top {
        current.append(sorted[next])
        next += 1
      }
      var continued: [Int] = []
      for (left, right) in spans(of: current) {
        if let index = open.first(where: { joined[$0].minX == left && joined[$0].maxX == right }) {
          joined[index].size.height = bottom - joined[index].minY
          continued.append(index)
        } else {
          continued.append(joined.count)
          joined.append(CGRect(x: left, y: top, width: right - left, height: bottom - top))
        }
      }
      open = continued
    }
    return joined
  }

  /// Returns the horizontal extents of rectangles in one row. Extents that touch are one.
  private static func spans(of rects: [CGRect]) -> [(CGFloat, CGFloat)] {
    var spans: [(CGFloat, CGFloat)] = []
    for rect in rects.sorted(by: { $0.minX < $1.minX }) {
      if let last = spans.last, rect.minX <= last.1 {
        spans[spans.count - 1].1 = max(last.1, rect.maxX)
      } else {
        spans.append((rect.minX, rect.maxX))
      }
    }
    return spans
  }
}
