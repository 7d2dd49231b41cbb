/// A constraint, or a setting of a stack or of margins, that is another one in the second of two matched layouts.
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
  /// The pair of the view that holds it.
  var holder: Int
  /// The pairs of the views that it is about, the first one first.
  var pairs: [Int]
  /// The directions that it is about.
  var axes: [Axis]
  /// `titleLabel.leading`, or `titleLabel.leading = avatar.trailing` where that is not the superview.
  var subject: String
  /// `16 → 20`, `is gone`.
  var values: String
  /// Of a constraint with another constant.
  var step: ConstraintStep?
}
