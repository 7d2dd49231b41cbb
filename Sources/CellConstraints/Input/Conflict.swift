/// Required constraints that cannot all hold, although they could without any one of them.
package struct Conflict: Hashable, Sendable {
  /// The constraints in the order in which they were added.
  package let constraints: [InstalledConstraint]

  /// The constraint that the solver leaves out as long as the others are in its way: the last one added.
  package var broken: InstalledConstraint? { constraints.last }
}
