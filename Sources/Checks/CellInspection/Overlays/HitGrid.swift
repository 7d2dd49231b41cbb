import Foundation
import UIKit

/// The areas of the views that points of a rectangle reach.
///
/// The edges of views, and further lines, divide the rectangle. Of each part, the centre is tested. Where a neighbour
/// reaches another view, the corners are tested too. If they do not reach the same view as the centre, the part is divided
/// again, until the parts have a side of one point. So rectangular views have exact areas, and areas that an app enlarges
/// or rounds are exact to a point.
@MainActor
struct HitGrid {
  /// The lines that divide a rectangle, in ascending order.
  struct Edges {
    fileprivate var xs: Set<CGFloat>
    fileprivate var ys: Set<CGFloat>
    private let rect: CGRect

    init(around rect: CGRect) {
      self.rect = rect
      xs = Self.lines(from: rect.minX, to: rect.maxX)
      ys = Self.lines(from: rect.minY, to: rect.maxY)
    }

    mutating func add(_ frame: CGRect) {
      let part = frame.intersection(rect)
      guard !part.isNull else { return }
      xs.formUnion([part.minX, part.maxX])
      ys.formUnion([part.minY, part.maxY])
    }

    private static func lines(from start: CGFloat, to end: CGFloat) -> Set<CGFloat> {
      Set(stride(from: start, to: end, by: HitGrid.step)).union([end])
    }
  }

  struct Area {
    let view: UIView
    var rects: [CGRect]
  }

  /// The maximum side of a part before it is divided, in points.
  private nonisolated static let step: CGFloat = 16
  /// The side of a part that is not divided, in points.
  private static let smallest: CGFloat = 1
  /// The distance of the tested points from the corners, in points.
  private static let inset: CGFloat = 0.01

  /// The areas, in the order of their first points from top to bottom.
  private(set) var areas: [Area] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private let test: (CGPoint) -> UIView?

  /// - Parameter test: A closure that returns the view that a point reaches.
  init(_ edges: Edges, test: @escaping (CGPoint) -> UIView?) {
    self.test = test
    let (xs, ys) = (edges.xs.sorted(), edges.ys.sorted())
    let parts = zip(ys, ys.dropFirst()).map { top, bottom in
      zip(xs, xs.dropFirst()).map { CGRect(x: $0, y: top, width: $1 - $0, height: bottom - top) }
    }
    let views = parts.map { row in row.map { test(CGPoint(x: $0.midX, y: $0.midY)) } }
    for (y, row) in parts.enumerated() {
      for (x, part) in row.enumerated() {
        add(part, reaching: views[y][x], isInside: Self.isAlikeAround(x, y, in: views))
      }
    }
    for index in areas.indices { areas[index].rects = JoinedRects.joining(areas[index].rects) }
  }

  /// Returns whether all parts around one reach the same view as it does.
  private static func isAlikeAround(_ x: Int, _ y: Int, in views: [[UIView?]]) -> Bool {
    (max(y - 1, 0)...min(y + 1, views.count - 1)).allSatisfy { row in
      (max(x - 1, 0)...min(x + 1, views[row].count - 1)).allSatisfy { views[row][$0] === views[y][x] }
    }
  }

  /// Adds a part of the rectangle to the area of the view that its centre reaches, or divides it.
  ///
  /// - Parameter isInside: Whether the parts around it reach the same view.
  private mutating func add(_ part: CGRect, reaching view: UIView?, isInside: Bool = false) {
    let isSmallest = max(part.width, part.height) <= Self.smallest
    guard isInside || isSmallest || isUniform(part, view) else { return divide(part) }
    guard let view else { return }
    let place = places[ObjectIdentifier(view)] ?? areas.count
    if place == areas.count {
      areas.append(Area(view: view, rects: []))
      places[ObjectIdentifier(view)] = place
    }
    areas[place].rects.append(part)
  }

  private func isUniform(_ part: CGRect, _ view: UIView?) -> Bool {
    let inset = min(Self.inset, part.width / 4, part.height / 4)
    let inner = part.insetBy(dx: inset, dy: inset)
    return [inner.minY, inner.maxY].allSatisfy { y in
      [inner.minX, inner.maxX].allSatisfy { test(CGPoint(x: $0, y: y)) === view }
    }
  }

  /// Divides a part at the whole point that is nearest to the middle of each long side.
  private mutating func divide(_ part: CGRect) {
    let xs = Self.halves(from: part.minX, to: part.maxX)
    let ys = Self.halves(from: part.minY, to: part.maxY)
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      for (left, right) in zip(xs, xs.dropFirst()) {
        let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        add(part, reaching: test(CGPoint(x: part.midX, y: part.midY)))
      }
    }
  }

  private static func halves(from start: CGFloat, to end: CGFloat) -> [CGFloat] {
    guard end - start > smallest else { return [start, end] }
    let middle = ((start + end) / 2).rounded()
    return [start, middle > start && middle < end ? middle : (start + end) / 2, end]
  }
}
