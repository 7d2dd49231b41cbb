/// A difference between two matched layouts in a constraint, or in a setting of a stack or of margins.
struct ConstraintChange {
  enum Event: Int, Comparable {
    /// Another constant, or another setting.
    case constant
    case multiplier
    case priority
    case gone
    case new

    static func < (left: Event, right: Event) -> Bool { left.rawValue < right.rawValue }
  }

  var event: Event
  /// The pair of the view that holds the constraint.
  var holder: Int
  /// The pairs of the constraint's views, the first view first.
  var pairs: [Int]
  /// The directions of the constraint.
  var axes: [Axis]
  /// The constraint's name: `titleLabel.leading`, or `titleLabel.leading = avatar.trailing` if the second item is not
  /// the superview.
  var subject: String
  /// The change in words: `16 → 20`, `is gone`.
  var values: String
  /// The step of the constant, if only the constant changed.
  var step: ConstraintStep?
}
