import Foundation

/// A constraint as a picture shows it, in points from the picture's top left corner.
struct DrawnConstraint: Hashable, Sendable {
  /// What is drawn of it.
  enum Shape: Hashable, Sendable {
    /// Between two edges, or along a width or a height, with ticks at both ends.
    case distance
    /// Along edges, centres or baselines that are in one line.
    case guide
  }

  /// What becomes of it.
  enum State: Hashable, Sendable {
    case holds
    /// Made by a stack for what it arranges.
    case ofStack
    /// Left out, since it contradicts others.
    case broken
  }

  var shape: Shape
  var line: AxisLine
  /// What stands beside it: `8`, `≥ 8`; nil where the line says it all.
  var label: String?
  /// What the legend says: `titleLabel.leading = avatar.trailing + 8`.
  var caption: String
  var isRequired = true
  var state = State.holds
}

/// A line from left to right or from top to bottom, in points.
struct AxisLine: Hashable, Sendable {
  var isHorizontal: Bool
  /// Where it begins and ends along its direction.
  var start: CGFloat
  var end: CGFloat
  /// Where it lies across its direction.
  var across: CGFloat

  init(isHorizontal: Bool, from start: CGFloat, to end: CGFloat, at across: CGFloat) {
    self.isHorizontal = isHorizontal
    self.start = min(start, end)
    self.end = max(start, end)
    self.across = across
  }

  var length: CGFloat { end - start }

  var middle: CGPoint { point(along: (start + end) / 2, across: across) }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// What it covers, with some points around it.
  func rect(around margin: CGFloat) -> CGRect {
    let (first, last) = (point(along: start, across: across), point(along: end, across: across))
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      .insetBy(dx: -margin, dy: -margin)
  }
}
