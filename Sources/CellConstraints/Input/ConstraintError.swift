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
    case .notFinite(let value): "\(value) is not finite; a constraint needs a finite number"
    case .priorityOutOfRange(let value): "priority \(value) is not above 0 and at most 1000"
    case .unknownVariable: "the variable is not this solver's"
    case .unknownConstraint: "the constraint is not this solver's"
    case .variableInUse: "the variable is still in constraints; remove them first"
    }
  }
}
