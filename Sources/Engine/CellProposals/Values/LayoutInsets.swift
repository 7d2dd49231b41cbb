/// Lengths at the four sides of a rectangle, in points. A negative one makes the rectangle larger.
package struct LayoutInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package static let zero = LayoutInsets(0)

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(_ length: Double, at edges: LayoutEdge.Set = .all) {
    self.init()
    for edge in LayoutEdge.allCases where edges.contains(edge) { self[edge] = length }
  }

  package subscript(edge: LayoutEdge) -> Double {
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

  /// The insets with the leading and the trailing side exchanged.
  package var mirrored: LayoutInsets {
    LayoutInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
