package import Foundation

/// A path of lines and cubic curves, in points.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  package mutating func line(to point: CGPoint) { elements.append(.line(point)) }
  package mutating func curve(to point: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    elements.append(.curve(first, second, to: point))
  }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ other: Path) { elements += other.elements }

  package func applying(_ transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .curve(let first, let second, let end):
          .curve(transform.apply(first), transform.apply(second), to: transform.apply(end))
        case .close: .close
        }
      })
  }

  /// The rectangle that holds every point and control point, or nil of an empty path.
  package var controlBounds: CGRect? {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
