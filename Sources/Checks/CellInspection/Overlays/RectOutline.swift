import CellDrawing
import Foundation

/// The outline of an area that consists of rectangles.
enum RectOutline {
  /// Returns the edges that the rectangles do not share, as lines. Rectangles that share a part of an edge have no line
  /// along that part.
  static func path(around rects: [CGRect]) -> Path {
    var path = Path()
    for rect in rects {
      for (isTop, y) in [(true, rect.minY), (false, rect.maxY)] {
        let hidden = rects.filter { (isTop ? $0.maxY : $0.minY) == y }.map { ($0.minX, $0.maxX) }
        for (start, end) in parts(of: (rect.minX, rect.maxX), outside: hidden) {
          path.addLines([CGPoint(x: start, y: y), CGPoint(x: end, y: y)])
        }
      }
      for (isLeft, x) in [(true, rect.minX), (false, rect.maxX)] {
        let hidden = rects.filter { (isLeft ? $0.maxX : $0.minX) == x }.map { ($0.minY, $0.maxY) }
        for (start, end) in parts(of: (rect.minY, rect.maxY), outside: hidden) {
          path.addLines([CGPoint(x: x, y: start), CGPoint(x: x, y: end)])
        }
      }
    }
    return path
  }

  /// Returns the parts of a range that no other range covers.
  private static func parts(
    of range: (CGFloat, CGFloat), outside others: [(CGFloat, CGFloat)]
  ) -> [(CGFloat, CGFloat)] {
    var parts: [(CGFloat, CGFloat)] = []
    var start = range.0
    for other in others.sorted(by: <) where other.1 > start && other.0 < range.1 {
      if other.0 > start { parts.append((start, other.0)) }
      start = max(start, other.1)
    }
    if start < range.1 { parts.append((start, range.1)) }
    return parts
  }
}
