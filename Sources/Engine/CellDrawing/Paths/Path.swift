package import Foundation

/// A path of lines and cubic curves, in points.
package struct Path: Hashable, Sendable {
  /// One step of the pen, which starts where the element before ended.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic curve with two control points.
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
  /// Adds a cubic curve. `first` and `second` are its control points.
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
}
