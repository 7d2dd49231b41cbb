/// The importance of a constraint. One with a greater number wins over any number of constraints with a smaller
/// one.
package struct Priority: Hashable, Comparable, Sendable {
  /// The value, above 0 and at most 1000, which means required.
  package let value: Double

  package static let required = Priority(1_000)

  package init(_ value: Double) {
    self.value = value
  }

  package var isRequired: Bool { value == 1_000 }
  var isInRange: Bool { value > 0 && value <= 1_000 }

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
