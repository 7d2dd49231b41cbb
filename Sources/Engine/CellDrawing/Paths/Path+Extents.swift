package import Foundation

extension Path {
  /// A box around all points and control points. Nil if the path is empty or not finite.
  var extents: Extents? {
    var box = Extents.nothing
    // This stays 0 as long as every coordinate is finite.
    var zero = 0.0
    func add(_ point: CGPoint) {
      zero += (point.x + point.y) * 0
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
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
    return zero == 0 && box.minX <= box.maxX ? box : nil
  }

  /// The box of `extents` as a rectangle.
  package var controlBounds: CGRect? { extents?.rect }
}
