/// How much a constraint matters: one of a greater number wins over any count of a smaller one.
package struct Priority: Hashable, Comparable, Sendable {
  /// Above 0, and at most 1000, which is required.
  package let value: Double

  package static let required = Priority(1_000)

  package init(_ value: Double) {
    self.value = value
  }

  package var isRequired: Bool { value == 1_000 }
  var isInRange: Bool { value > 0 && value <= 1_000 }

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
