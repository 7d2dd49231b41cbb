internal import Foundation

extension UIView {
  /// The constraints that the view is the nearest common ancestor for, or that were added to it.
  public var constraints: [NSLayoutConstraint] { existingConstraintState?.held ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
      return constraint.tell(
        "The view hierarchy is not prepared for the constraint: \(constraint.description).  When added to a "
          + "view, the constraint's items must be descendants of that view (or the view itself). This will crash "
          + "if the constraint needs to be resolved before the view hierarchy is assembled.")
    }
    constraint.activate()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.installation.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    superview?.layoutEngine?.constraints(affecting: self, axis) ?? []
  }

  /// Whether its frame could be another one just as well.
  public var hasAmbiguousLayout: Bool { superview?.layoutEngine?.isAmbiguous(self) ?? false }

  /// Unlike UIKit, nothing moves: of frames that are as good the same one is always taken.
  public func exerciseAmbiguityInLayout() {}

  var constraintState: ConstraintState {
    if let existingConstraintState { return existingConstraintState }
    let state = ConstraintState()
    existingConstraintState = state
    return state
  }

  func priorities(_ axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    let state = existingConstraintState
    return (axis == .horizontal ? state?.horizontalPriorities : state?.verticalPriorities)
      ?? defaultPriorities(for: axis)
  }

  func setPriorities(_ axis: NSLayoutConstraint.Axis, _ change: (inout LayoutPriorities) -> Void) {
    var priorities = priorities(axis)
    change(&priorities)
    if axis == .horizontal {
      constraintState.horizontalPriorities = priorities
    } else {
      constraintState.verticalPriorities = priorities
    }
    contentSizeDidChange()
  }

  /// Has the engine ask for the content's size again.
  func contentSizeDidChange() {
    guard LayoutEngine.isUsed, let superview else { return }
    superview.layoutEngine?.contentDidChange(of: self)
  }
}
