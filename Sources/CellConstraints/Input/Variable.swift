/// A number that a solver finds.
package struct Variable: Hashable, Sendable {
  let index: Int32
  /// Tells it from those that had the index before.
  let generation: UInt32
}

/// A constraint that a solver holds.
package struct InstalledConstraint: Hashable, Sendable {
  let index: Int32
  /// Tells it from those that had the index before.
  let generation: UInt32
}
