internal import Foundation

extension Path {
  /// Returns the same lines and curves in the other direction.
  package var reversed: Path {
    var result = Path()
    for part in parts.reversed() {
      result.move(to: part.points[part.points.count - 1].end)
      for index in part.points.indices.dropFirst().reversed() {
        let end = part.points[index - 1].end
        if let (first, second) = part.points[index].controls {
          result.curve(to: end, second, first)
        } else {
          result.line(to: end)
        }
      }
      if part.isClosed { result.close() }
    }
    return result
  }

  /// A part of a path that the pen draws without being lifted.
  private struct Part {
    /// The places that the pen reaches, with the control points of the curve that leads there.
    var points: [(end: CGPoint, controls: (CGPoint, CGPoint)?)]
    var isClosed = false
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(Part(points: [(point, nil)]))
      case .line, .curve:
        if let last = parts.last, last.isClosed { parts.append(Part(points: [last.points[0]])) }
        if parts.isEmpty { parts.append(Part(points: [(.zero, nil)])) }
        if case .line(let point) = element { parts[parts.count - 1].points.append((point, nil)) }
        if case .curve(let first, let second, let end) = element {
          parts[parts.count - 1].points.append((end, (first, second)))
        }
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      }
    }
    return parts
  }
}
