/// A number that a solver finds.
package struct Variable: Hashable, Sendable {
  let index: Int32
  /// A number that distinguishes the variable from earlier ones with the same index.
  let generation: UInt32
}

/// A constraint that a solver contains.
package struct InstalledConstraint: Hashable, Sendable {
  let index: Int32
  /// A number that distinguishes the constraint from earlier ones with the same index.
  let generation: UInt32
}
