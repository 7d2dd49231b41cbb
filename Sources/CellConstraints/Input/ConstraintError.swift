/// Why a solver takes no notice of what it was told.
package enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A coefficient or a constant that is no number or infinite.
  case notFinite(Double)
  case priorityOutOfRange(Double)
  /// A variable that this solver has not, or has no longer.
  case unknownVariable
  /// A constraint that this solver has not, or has no longer.
  case unknownConstraint
  /// A variable that constraints still speak of.
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
