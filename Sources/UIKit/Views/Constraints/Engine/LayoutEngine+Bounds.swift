internal import CellConstraints

/// The bounds of inequalities, which hold where nothing else decides: a view whose only constraint keeps its top within
/// 10 points of its superview's lies 10 points below it.
extension LayoutEngine {
  /// The priority with which a bound is held. It is below those of all constraints that apps make.
  private static let boundPriority = Priority(0.001)

  /// Holds an inequality at its bound, where nothing else decides. Returns nil for an equation.
  func addBound(of constraint: LinearConstraint) -> InstalledConstraint? {
    guard constraint.relation != .equal else { return nil }
    return try? solver.add(
      LinearConstraint(
        constraint.terms, constant: constraint.constant, .equal, priority: Self.boundPriority))
  }

  /// A copy of the solver in which bounds are not held, so that it knows what the constraints leave open.
  var solverWithoutBounds: ConstraintSolver {
    var solver = solver
    for bound in entries.compactMap(\.bound) { _ = try? solver.remove(bound) }
    solver.solve()
    return solver
  }
}
