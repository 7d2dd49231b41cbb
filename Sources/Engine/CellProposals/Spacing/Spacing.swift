/// The distances that a node asks for at its sides.
package struct Spacing: Sendable {
  /// The distance between two nodes that ask for none, in points.
  package static let standardDistance = 8.0

  package var top = EdgeSpacing()
  package var leading = EdgeSpacing()
  package var bottom = EdgeSpacing()
  package var trailing = EdgeSpacing()

  /// Creates a spacing that asks for nothing.
  package init() {}

  /// The spacing of a view that is no text: a text beside it decides alone.
  package static let ordinary: Spacing = {
    var spacing = Spacing()
    spacing.top.afterText = 0
    spacing.bottom.beforeText = 0
    spacing.leading.afterText = 0
    spacing.trailing.beforeText = 0
    return spacing
  }()

  /// Returns the spacing of a view that keeps the same distance to all neighbours in some directions.
  package static func plain(_ distance: Double, along axes: NodeAxis.Set = .both) -> Spacing {
    var spacing = Spacing()
    if axes.contains(.vertical) {
      spacing.top.plain = distance
      spacing.bottom.plain = distance
    }
    if axes.contains(.horizontal) {
      spacing.leading.plain = distance
      spacing.trailing.plain = distance
    }
    return spacing
  }

  /// Returns the spacing of a text.
  package static func text(_ metrics: TextMetrics) -> Spacing {
    var spacing = Spacing()
    spacing.top.beforeText = metrics.distanceAbove
    spacing.top.betweenTexts = metrics.distanceToText
    spacing.top.followsFonts = true
    spacing.bottom.afterText = metrics.distanceBelow
    // The lower text decides.
    spacing.bottom.betweenTexts = 0
    spacing.bottom.followsFonts = true
    return spacing
  }

  /// Returns the spacing of a symbol, which is laid out like a character.
  ///
  /// - Parameter baselineOffset: The distance from the symbol's lower side up to its baseline, in points.
  package static func symbol(baselineOffset: Double) -> Spacing {
    var spacing = Spacing()
    spacing.top.betweenTexts = 0
    spacing.top.beforeText = baselineOffset
    spacing.bottom.betweenTexts = 0
    spacing.bottom.afterText = baselineOffset + 1
    return spacing
  }

  package subscript(edge: LayoutEdge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Returns the distance to the next node in a direction, in points.
  package func distance(to next: Spacing, along axis: NodeAxis) -> Double {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Returns the spacing with some sides as a view has them that is no text.
  package func reset(_ edges: LayoutEdge.Set) -> Spacing {
    var result = self
    for edge in LayoutEdge.allCases where edges.contains(edge) {
      result[edge] = Self.ordinary[edge]
    }
    return result
  }

  /// Takes the greater distances of two nodes at some sides.
  package mutating func formUnion(_ other: Spacing, at edges: LayoutEdge.Set = .all) {
    for edge in LayoutEdge.allCases where edges.contains(edge) {
      self[edge].formUnion(other[edge])
    }
  }
}
