/// A place with a size, in points.
package struct LayoutRect: Hashable, Sendable {
  package var origin: LayoutPoint
  package var size: LayoutSize

  package init(_ origin: LayoutPoint, _ size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(LayoutPoint(x, y), LayoutSize(width, height))
  }

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }

  /// Returns the rectangle without a border.
  package func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      origin.x + insets.leading, origin.y + insets.top,
      max(size.width - insets.leading - insets.trailing, 0),
      max(size.height - insets.top - insets.bottom, 0))
  }
}

extension LayoutRect {
  /// The coordinate of a side.
  package subscript(edge: LayoutEdge) -> Double {
    get {
      switch edge {
      case .top: minY
      case .leading: minX
      case .bottom: maxY
      case .trailing: maxX
      }
    }
    set {
      let difference = newValue - self[edge]
      if edge.isFirst {
        origin[edge.axis] += difference
        size[edge.axis] -= difference
      } else {
        size[edge.axis] += difference
      }
    }
  }
}
