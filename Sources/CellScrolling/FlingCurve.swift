package import Foundation
package import UIKit

/// Where content is after a finger let go of it: it slows down at a scroll view's rate, and bounces at its ends.
///
/// Until it comes to an end of its range the speed after t milliseconds is that at the start times rate to the power of
/// t. At an end a critically damped spring takes over.
package struct FlingCurve: Hashable, Sendable {
  /// The offset at the start, in points.
  package let start: CGFloat
  /// Points a second, above 0 towards the end of the content.
  package let velocity: CGFloat
  /// How much of the speed is left after a millisecond.
  package let rate: UIScrollView.DecelerationRate
  /// The offsets that content can rest at.
  package let range: ClosedRange<CGFloat>
  package let bounces: Bool

  /// The angular frequency of the spring at the ends, as it was measured of UIScrollView: 1 a second.
  package static let springFrequency = 10.0
  /// Content that would move on by less, in points, is at rest: half a pixel at three a point.
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

  /// The curve that comes to rest at `target`, as when a delegate chose another one.
  package init(
    from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate = .normal,
    in range: ClosedRange<CGFloat>, bounces: Bool = true
  ) {
    self.init(
      from: start, velocity: (target - start) * Self.slowing(rate), rate: rate, in: range, bounces: bounces)
  }

  /// Where it would come to rest if the content had no ends, in points.
  package var target: CGFloat { start + velocity / slowing }

  /// The offset in points, `time` seconds after the finger let go.
  package func offset(at time: Double) -> CGFloat {
    guard time > 0 else { return start }
    guard let collision, time >= collision.time else { return slowedOffset(at: time) }
    let (distance, _) = spring(collision, at: time - collision.time)
    return collision.edge + distance
  }

  /// Points a second.
  package func velocity(at time: Double) -> CGFloat {
    guard time > 0 else { return velocity }
    guard let collision, time >= collision.time else { return velocity * exp(-slowing * time) }
    return spring(collision, at: time - collision.time).velocity
  }

  /// How many seconds it takes until the content rests.
  package var duration: Double {
    guard let collision else {
      let distance = (velocity / slowing).magnitude
      return distance <= Self.restingDistance ? 0 : log(distance / Self.restingDistance) / slowing
    }
    guard bounces else { return collision.time }
    let (constant, linear) = springCoefficients(collision)
    // Each part of the spring is below half of the distance after its own time.
    let first = constant == 0 ? 0 : log(2 * constant.magnitude / Self.restingDistance) / Self.springFrequency
    let second =
      linear == 0
      ? 0
      : 2 / Self.springFrequency
        * log(4 * linear.magnitude / (M_E * Self.springFrequency * Self.restingDistance))
    return collision.time + max(0, first, second)
  }

  /// Where the content rests at last.
  package var end: CGFloat { collision?.edge ?? target }

  /// How fast the speed decreases: the part of it that a second takes, for an instant.
  private var slowing: Double { Self.slowing(rate) }

  private static func slowing(_ rate: UIScrollView.DecelerationRate) -> Double {
    -1_000 * log(min(max(Double(rate.rawValue), 1e-6), 1 - 1e-9))
  }

  private func slowedOffset(at time: Double) -> CGFloat {
    start + velocity / slowing * (1 - exp(-slowing * time))
  }
}

extension FlingCurve {
  /// The content's coming to one of its ends.
  private struct Collision {
    var time: Double
    var edge: CGFloat
    /// How far beyond the end it is then, and how fast it moves.
    var distance: CGFloat
    var velocity: CGFloat
  }

  /// Nil where it comes to rest before.
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
