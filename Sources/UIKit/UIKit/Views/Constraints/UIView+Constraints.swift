internal import Foundation

extension UIView {
  /// The constraints whose nearest common ancestor is the view, or that were added to the view.
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

  /// Whether the constraints allow another frame equally well.
  public var hasAmbiguousLayout: Bool { superview?.layoutEngine?.isAmbiguous(self) ?? false }

  /// Does nothing. Unlike UIKit, among equally good frames the same frame is always chosen.
  ///
  /// - Note: No effect on the picture.
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

  /// Makes the engine ask for the size of the content again.
  func contentSizeDidChange() {
    guard LayoutEngine.isUsed, let superview else { return }
    superview.layoutEngine?.contentDidChange(of: self)
  }
}
