package import Foundation

extension Path {
  /// The radii of a rectangle's corners, in points.
  package struct Corners: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    package init(_ radius: CGFloat) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  /// The distance of a quarter circle's control points from its ends, for a radius of 1.
  ///
  /// The value is `4/3 * tan(pi/8)`. The curve then meets the circle in its middle.
  package static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

  package static func rect(_ rect: CGRect) -> Path {
    Path([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  package static func ellipse(in rect: CGRect) -> Path {
    rounded(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  package static func roundedRect(_ rect: CGRect, radius: CGFloat) -> Path {
    roundedRect(rect, corners: Corners(radius))
  }

  /// Returns a rectangle with circular corners. Radii that do not fit are scaled down together.
  package static func roundedRect(_ rect: CGRect, corners: Corners) -> Path {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
      max(0, $0)
    }
    guard radii.contains(where: { $0 > 0 }), rect.width > 0, rect.height > 0 else { return .rect(rect) }
    let fit = [
      rect.width / (radii[0] + radii[1]), rect.width / (radii[3] + radii[2]),
      rect.height / (radii[0] + radii[3]), rect.height / (radii[1] + radii[2]),
    ].filter(\.isFinite).reduce(1, min)
    let r = radii.map { $0 * fit }
    let k = 1 - quarterCircleControl
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = Path()
    path.move(to: CGPoint(x: left + r[0], y: top))
    path.line(to: CGPoint(x: right - r[1], y: top))
    if r[1] > 0 {
      path.curve(
        to: CGPoint(x: right, y: top + r[1]), CGPoint(x: right - r[1] * k, y: top),
        CGPoint(x: right, y: top + r[1] * k))
    }
    path.line(to: CGPoint(x: right, y: bottom - r[2]))
    if r[2] > 0 {
      path.curve(
        to: CGPoint(x: right - r[2], y: bottom), CGPoint(x: right, y: bottom - r[2] * k),
        CGPoint(x: right - r[2] * k, y: bottom))
    }
    path.line(to: CGPoint(x: left + r[3], y: bottom))
    if r[3] > 0 {
      path.curve(
        to: CGPoint(x: left, y: bottom - r[3]), CGPoint(x: left + r[3] * k, y: bottom),
        CGPoint(x: left, y: bottom - r[3] * k))
    }
    path.line(to: CGPoint(x: left, y: top + r[0]))
    if r[0] > 0 {
      path.curve(
        to: CGPoint(x: left + r[0], y: top), CGPoint(x: left, y: top + r[0] * k),
        CGPoint(x: left + r[0] * k, y: top))
    }
    path.close()
    return path
  }

  private static func rounded(_ rect: CGRect, radiusX x: CGFloat, radiusY y: CGFloat) -> Path {
    let (kx, ky) = (x * quarterCircleControl, y * quarterCircleControl)
    let (midX, midY) = (rect.midX, rect.midY)
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: midY))
    path.curve(
      to: CGPoint(x: midX, y: rect.maxY), CGPoint(x: rect.maxX, y: midY + ky),
      CGPoint(x: midX + kx, y: rect.maxY))
    path.curve(
      to: CGPoint(x: rect.minX, y: midY), CGPoint(x: midX - kx, y: rect.maxY),
      CGPoint(x: rect.minX, y: midY + ky))
    path.curve(
      to: CGPoint(x: midX, y: rect.minY), CGPoint(x: rect.minX, y: midY - ky),
      CGPoint(x: midX - kx, y: rect.minY))
    path.curve(
      to: CGPoint(x: rect.maxX, y: midY), CGPoint(x: midX + kx, y: rect.minY),
      CGPoint(x: rect.maxX, y: midY - ky))
    path.close()
    return path
  }
}

extension Path {
  /// Adds a move to the first point and lines to the other points.
  package mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
  }

  /// Returns a rectangle whose corners are quarters of an ellipse.
  package static func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> Path {
    guard cornerWidth > 0, cornerHeight > 0, cornerWidth != cornerHeight else {
      return .roundedRect(rect, radius: min(cornerWidth, cornerHeight))
    }
    let stretch = Transform.scale(x: 1, y: cornerHeight / cornerWidth)
    let flat = CGRect(
      x: rect.minX, y: rect.minY * cornerWidth / cornerHeight, width: rect.width,
      height: rect.height * cornerWidth / cornerHeight)
    return Path.roundedRect(flat, radius: cornerWidth).applying(stretch)
  }
}
