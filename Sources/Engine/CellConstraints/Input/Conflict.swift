/// A smallest set of required constraints that contradict each other. Without any one of them, the other constraints
/// can hold.
package struct Conflict: Hashable, Sendable {
  /// The constraints in the order in which they were added.
  package let constraints: [InstalledConstraint]

  /// The constraint that the solver leaves out as long as the other constraints are in effect. It is the last one
  /// added.
  package var broken: InstalledConstraint? { constraints.last }
}
