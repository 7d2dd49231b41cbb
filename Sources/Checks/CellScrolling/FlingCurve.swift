package import Foundation
package import UIKit

/// The movement of content after a finger lets go of it. The content slows down at a scroll view's rate, and
/// bounces at its ends.
///
/// Before the content reaches an end, its speed after t milliseconds is the initial speed times rate to the power
/// of t. At an end, a critically damped spring moves it.
package struct FlingCurve: Hashable, Sendable {
  /// The offset at the start, in points.
  package let start: CGFloat
  /// The initial speed in points per second, above 0 towards the end of the content.
  package let velocity: CGFloat
  /// The factor by which the speed changes in a millisecond.
  package let rate: UIScrollView.DecelerationRate
  /// The offsets at which the content can rest, in points.
  package let range: ClosedRange<CGFloat>
  package let bounces: Bool

  /// The angular frequency of the spring at the ends, in 1/s, as measured in UIScrollView.
  package static let springFrequency = 10.0
  /// The distance in points below which content is at rest: half a pixel at 3 pixels per point.
  package static let restingDistance = 1.0 / 6

  package init(
    from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate = .normal,
    in range: ClosedRange<CGFloat>, bounces: Bool = true
  ) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
    self.range = range
    self.bounces = bounces
  }

  /// Makes the curve that comes to rest at `target`, for example if a delegate chose another offset.
  package init(
    from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate = .normal,
    in range: ClosedRange<CGFloat>, bounces: Bool = true
  ) {
    self.init(
      from: start, velocity: (target - start) * Self.slowing(rate), rate: rate, in: range, bounces: bounces)
  }

  /// The offset at which content without ends would come to rest, in points.
  package var target: CGFloat { start + velocity / slowing }

  /// Returns the offset in points, `time` seconds after the finger let go.
  package func offset(at time: Double) -> CGFloat {
    guard time > 0 else { return start }
    guard let collision, time >= collision.time else { return slowedOffset(at: time) }
    let (distance, _) = spring(collision, at: time - collision.time)
    return collision.edge + distance
  }

  /// Returns the speed in points per second.
  package func velocity(at time: Double) -> CGFloat {
    guard time > 0 else { return velocity }
    guard let collision, time >= collision.time else { return velocity * exp(-slowing * time) }
    return spring(collision, at: time - collision.time).velocity
  }

  /// The time until the content rests, in seconds.
  package var duration: Double {
    guard let collision else {
      let distance = (velocity / slowing).magnitude
      return distance <= Self.restingDistance ? 0 : log(distance / Self.restingDistance) / slowing
    }
    guard bounces else { return collision.time }
    let (constant, linear) = springCoefficients(collision)
    // Each part of the spring's distance is below half of the resting distance after its own time.
    let first = constant == 0 ? 0 : log(2 * constant.magnitude / Self.restingDistance) / Self.springFrequency
    let second =
      linear == 0
      ? 0
      : 2 / Self.springFrequency
        * log(4 * linear.magnitude / (M_E * Self.springFrequency * Self.restingDistance))
    return collision.time + max(0, first, second)
  }

  /// The offset at which the content finally rests.
  package var end: CGFloat { collision?.edge ?? target }

  /// The relative decrease of the speed, in 1/s.
  private var slowing: Double { Self.slowing(rate) }

  private static func slowing(_ rate: UIScrollView.DecelerationRate) -> Double {
    -1_000 * log(min(max(Double(rate.rawValue), 1e-6), 1 - 1e-9))
  }

  private func slowedOffset(at time: Double) -> CGFloat {
    start + velocity / slowing * (1 - exp(-slowing * time))
  }
}

extension FlingCurve {
  /// The moment when the content reaches one of its ends.
  private struct Collision {
    var time: Double
    var edge: CGFloat
    /// The distance beyond the end at that moment; `velocity` is the speed.
    var distance: CGFloat
    var velocity: CGFloat
  }

  /// The collision, or nil if the content comes to rest before an end.
  private var collision: Collision? {
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      return Collision(time: 0, edge: edge, distance: start - edge, velocity: velocity)
    }
    let target = target
    guard !range.contains(target) else { return nil }
    let edge = target < range.lowerBound ? range.lowerBound : range.upperBound
    let speed = velocity - slowing * (edge - start)
    return Collision(time: log(velocity / speed) / slowing, edge: edge, distance: 0, velocity: speed)
  }

  private func springCoefficients(_ collision: Collision) -> (constant: Double, linear: Double) {
    (collision.distance, collision.velocity + Self.springFrequency * collision.distance)
  }

  private func spring(_ collision: Collision, at time: Double) -> (distance: CGFloat, velocity: CGFloat) {
    guard bounces else { return (0, 0) }
    let (constant, linear) = springCoefficients(collision)
    let decay = exp(-Self.springFrequency * time)
    let distance = (constant + linear * time) * decay
    return (distance, linear * decay - Self.springFrequency * distance)
  }
}
