/// Required constraints that cannot all hold, though they could without any one of them.
package struct Conflict: Hashable, Sendable {
  /// In the order in which they were added.
  package let constraints: [InstalledConstraint]

  /// The one that the solver leaves out while the others are in its way: the last added.
  package var broken: InstalledConstraint? { constraints.last }
}
