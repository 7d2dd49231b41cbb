package import Foundation

/// The colour, gradient or pattern that a shape is filled or stroked with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case pattern(ImagePattern)
}

/// A colour at a place in a gradient, from 0 (start) to 1 (end).
package struct GradientStop: Hashable, Sendable {
  package var location: Double
  package var color: Color

  package init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// A gradient along a line. Its end colours continue beyond both ends.
package struct LinearGradient: Hashable, Sendable {
  package var start: CGPoint
  package var end: CGPoint
  package var stops: [GradientStop]

  package init(start: CGPoint, end: CGPoint, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A gradient between two circles, in coordinates that `transform` maps to the scene's, so that ellipses are
/// possible.
package struct RadialGradient: Hashable, Sendable {
  package var startCenter: CGPoint
  package var startRadius: CGFloat
  package var endCenter: CGPoint
  package var endRadius: CGFloat
  package var stops: [GradientStop]
  package var transform: Transform

  package init(
    startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    stops: [GradientStop], transform: Transform = .identity
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.stops = stops
    self.transform = transform
  }
}
