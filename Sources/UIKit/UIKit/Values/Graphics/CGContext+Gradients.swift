internal import CellDrawing
public import Foundation

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = hypot(direction.dx, direction.dy)
    guard length > 0, length.isFinite else { return }
    let area = userArea(around: [start, end])
    var path = Path.rect(area)
    if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
      let reach = hypot(area.width, area.height)
      let along = CGVector(dx: direction.dx / length, dy: direction.dy / length)
      let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
      let after = options.contains(.drawsAfterEndLocation) ? reach : 0
      func corner(_ point: CGPoint, _ forward: CGFloat, _ sideways: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + along.dx * forward - along.dy * sideways,
          y: point.y + along.dy * forward + along.dx * sideways)
      }
      path = Path([
        .move(corner(start, -before, reach)), .line(corner(start, -before, -reach)),
        .line(corner(end, after, -reach)), .line(corner(end, after, reach)), .close,
      ])
    }
    fillGradient(path, .linear(LinearGradient(start: start, end: end, stops: gradient.stops)))
  }

  /// Draws a radial gradient. Unlike Core Graphics, the space between the circles is drawn only if one is inside the
  /// other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
      radius > 0
        ? Path.ellipse(
          in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        : Path()
    }
    var (outer, inner) = (circle(endCenter, endRadius), circle(startCenter, startRadius))
    var (paintsOutside, paintsInside) = (
      options.contains(.drawsAfterEndLocation), options.contains(.drawsBeforeStartLocation)
    )
    if startRadius > endRadius {
      (outer, inner) = (inner, outer)
      (paintsOutside, paintsInside) = (paintsInside, paintsOutside)
    }
    var path =
      paintsOutside ? Path.rect(userArea(around: [startCenter, endCenter])) : outer
    if !paintsInside { path.append(inner) }
    fillGradient(
      path,
      .radial(
        RadialGradient(
          startCenter: startCenter, startRadius: max(0, startRadius), endCenter: endCenter,
          endRadius: max(0, endRadius), stops: gradient.stops)))
  }

  /// Returns the whole area that can be drawn into, in the coordinates of the current transform.
  private func userArea(around points: [CGPoint]) -> CGRect {
    let inverse = CGAffineTransform(state.transform).inverted()
    return points.reduce(bounds.applying(inverse)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  private func fillGradient(_ path: Path, _ paint: Paint) {
    append(.fill(path, .evenOdd, paint))
  }
}
