internal import Foundation

/// A path in pixels near zero, without the long straight parts of its middle.
///
/// Shapes that differ only in the lengths of these parts share one blur.
struct ShadowShape: Hashable {
  /// A stretch of one axis in which all pixels look the same.
  struct Cut: Hashable {
    /// The pixel of the blurred mask that is repeated.
    var pixel: Int
    /// The number of further copies of the pixel.
    var count: Int
  }

  var path: Path
  var columns: Cut
  var rows: Cut
  /// The size of the shortened path's mask, with room for the blur, in pixels.
  var width: Int
  var height: Int

  /// Makes the shape of `path`, which is given in pixels with its left and top between 0 and 1. `padding` is the reach
  /// of its blur.
  init(_ path: Path, padding: Int) {
    var path = Path(path.elements.map(\.onFixedGrid))
    columns = Self.shorten(&path, padding: padding, axis: \.x, other: \.y)
    rows = Self.shorten(&path, padding: padding, axis: \.y, other: \.x)
    self.path = path
    let box = path.extents ?? Extents(minX: 0, minY: 0, maxX: 0, maxY: 0)
    width = Int(box.maxX.rounded(.up)) + 2 * padding
    height = Int(box.maxY.rounded(.up)) + 2 * padding
  }

  /// Removes whole pixels from the longest stretch along `axis` that only lines parallel to it cross.
  private static func shorten(
    _ path: inout Path, padding: Int, axis: WritableKeyPath<CGPoint, CGFloat>,
    other: KeyPath<CGPoint, CGFloat>
  ) -> Cut {
    let keep = 2 * padding + 3
    let places = Set(path.points.map { $0[keyPath: axis] }).sorted()
    let gaps = zip(places, places.dropFirst()).filter { $1 - $0 > CGFloat(keep) + 1 }
    guard let (start, end) = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }),
      path.isStraight(from: start, to: end, axis, other)
    else { return Cut(pixel: 0, count: 0) }
    let count = Int((end - start).rounded(.down)) - keep
    path = Path(
      path.elements.map { element in
        element.map { point in
          var point = point
          if point[keyPath: axis] >= end { point[keyPath: axis] -= CGFloat(count) }
          return point
        }
      })
    // The mask begins `padding` pixels before zero.
    return Cut(pixel: Int(start.rounded(.up)) + 2 * padding + 1, count: count)
  }
}

extension Path {
  fileprivate var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// Returns whether everything that crosses the stretch from `start` to `end` is a line along `axis`.
  fileprivate func isStraight(
    from start: CGFloat, to end: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>,
    _ other: KeyPath<CGPoint, CGFloat>
  ) -> Bool {
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    func crosses(_ points: CGPoint...) -> Bool {
      points.contains { $0[keyPath: axis] <= start } && points.contains { $0[keyPath: axis] >= end }
    }
    func passes(_ point: CGPoint) -> Bool {
      !crosses(current, point) || current[keyPath: other] == point[keyPath: other]
    }
    for element in elements {
      switch element {
      case .move(let point):
        // An open part is filled as if it were closed.
        guard passes(first) else { return false }
        (first, current) = (point, point)
      case .line(let point):
        guard passes(point) else { return false }
        current = point
      case .curve(let one, let two, let point):
        guard !crosses(current, one, two, point) else { return false }
        current = point
      case .close:
        guard passes(first) else { return false }
        current = first
      }
    }
    return passes(first)
  }
}

extension Path.Element {
  func map(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .curve(let first, let second, let end): .curve(change(first), change(second), to: change(end))
    case .close: .close
    }
  }

  /// The element with coordinates in 256ths, Cairo's precision. Equal shapes at different places become equal.
  fileprivate var onFixedGrid: Path.Element {
    map { CGPoint(x: ($0.x * 256).rounded() / 256, y: ($0.y * 256).rounded() / 256) }
  }
}
