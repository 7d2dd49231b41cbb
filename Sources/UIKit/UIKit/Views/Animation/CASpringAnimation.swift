public import Foundation

/// An animation of a property that follows a damped spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// The time in seconds after which a thousandth of the way is left. The slower part of the damped spring decides.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let (half, square) = (damping / (2 * mass), stiffness / mass)
    let decay = half * half > square ? half - (half * half - square).squareRoot() : half
    return Double(log(1_000) / decay)
  }
}
