import Foundation

/// A placement of marks beside views, in points. A mark covers as little content as possible.
struct CalloutPlacement: Hashable, Sendable {
  /// The top left corner of the mark of each view.
  private(set) var origins: [CGPoint] = []
  private var marks: [CGRect] = []
  private static let gap: CGFloat = 3

  /// - Parameters:
  ///   - targets: The frames of the views with marks.
  ///   - contents: The frames of everything that a mark should not cover.
  ///   - bounds: The area for the marks.
  ///   - isRightToLeft: Whether places at the left are tried before those at the right.
  init(
    of targets: [CGRect], besides contents: [CGRect], in bounds: CGRect, side: CGFloat, isRightToLeft: Bool
  ) {
    for target in targets {
      let places = Self.places(around: target, side: side, isRightToLeft: isRightToLeft).map {
        Self.moved($0, into: bounds)
      }
      let costs = places.enumerated().map { place, rect in
        Self.area(of: contents, in: rect) + 1e6 * Self.area(of: marks, in: rect) + CGFloat(place)
      }
      let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
      marks.append(places[best])
      origins.append(places[best].origin)
    }
  }

  /// Returns the places for a mark: beside the view, above and below it, and at its corners.
  private static func places(around target: CGRect, side: CGFloat, isRightToLeft: Bool) -> [CGRect] {
    let (before, after) = (target.minX - gap - side, target.maxX + gap)
    let columns = isRightToLeft ? [before, after] : [after, before]
    let ends =
      isRightToLeft ? [target.minX, target.maxX - side] : [target.maxX - side, target.minX]
    let halves = [target.minY - side / 2, target.maxY - side / 2]
    var origins = columns.map { CGPoint(x: $0, y: target.midY - side / 2) }
    for y in [target.minY - gap - side, target.maxY + gap] { origins += ends.map { CGPoint(x: $0, y: y) } }
    for y in halves { origins += columns.map { CGPoint(x: $0, y: y) } }
    for y in halves { origins += ends.map { CGPoint(x: $0, y: y) } }
    for y in [target.minY, target.maxY - side] { origins += ends.map { CGPoint(x: $0, y: y) } }
    return origins.map { CGRect(origin: $0, size: CGSize(width: side, height: side)) }
  }

  private static func moved(_ rect: CGRect, into bounds: CGRect) -> CGRect {
    let x = max(bounds.minX, min(rect.minX, bounds.maxX - rect.width))
    let y = max(bounds.minY, min(rect.minY, bounds.maxY - rect.height))
    return CGRect(x: x, y: y, width: rect.width, height: rect.height)
  }

  private static func area(of rects: [CGRect], in rect: CGRect) -> CGFloat {
    rects.reduce(0) { sum, other in
      let shared = other.intersection(rect)
      return shared.isNull ? sum : sum + shared.width * shared.height
    }
  }
}
