/// The reason why a solver refuses a request.
package enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A coefficient or a constant is infinite or not a number.
  case notFinite(Double)
  case priorityOutOfRange(Double)
  /// The variable is not in this solver, or not any more.
  case unknownVariable
  /// The constraint is not in this solver, or not any more.
  case unknownConstraint
  /// The variable is still used by constraints.
  case variableInUse

  package var description: String {
    switch self {
    case .notFinite(let value): "the number \(value) is not finite; give constraints finite numbers"
    case .priorityOutOfRange(let value):
      "the priority \(value) is out of range; give a number above 0, up to 1000"
    case .unknownVariable:
      "the variable belongs to another solver or was removed; use a variable of this solver"
    case .unknownConstraint:
      "the constraint belongs to another solver or was removed; use a constraint of this solver"
    case .variableInUse: "constraints still use the variable; remove these constraints first"
    }
  }
}
