import Foundation

/// A constraint as a picture shows it, in points from the picture's top left corner.
struct DrawnConstraint: Hashable, Sendable {
  /// The shape of the drawing.
  enum Shape: Hashable, Sendable {
    /// A line between two edges, or along a width or a height, with ticks at both ends.
    case distance
    /// A line along aligned edges, centres or baselines.
    case guide
  }

  /// The state of the constraint.
  enum State: Hashable, Sendable {
    case holds
    /// The constraint was made by a stack for its arranged subviews.
    case ofStack
    /// The constraint was left out because it contradicts others.
    case broken
  }

  var shape: Shape
  var line: AxisLine
  /// The label beside the line: `8`, `≥ 8`; nil if the line is enough.
  var label: String?
  /// The text in the legend: `titleLabel.leading = avatar.trailing + 8`.
  var caption: String
  var isRequired = true
  var state = State.holds
}

/// A line from left to right or from top to bottom, in points.
struct AxisLine: Hashable, Sendable {
  var isHorizontal: Bool
  /// The start along its direction; `end` is the other end.
  var start: CGFloat
  var end: CGFloat
  /// The position across its direction.
  var across: CGFloat

  init(isHorizontal: Bool, from start: CGFloat, to end: CGFloat, at across: CGFloat) {
    self.isHorizontal = isHorizontal
    self.start = min(start, end)
    self.end = max(start, end)
    self.across = across
  }

  var length: CGFloat { end - start }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Returns the area of the line, with a margin in points around it.
  func rect(around margin: CGFloat) -> CGRect {
    let (first, last) = (point(along: start, across: across), point(along: end, across: across))
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      .insetBy(dx: -margin, dy: -margin)
  }
}
