/// A sum of variables and a constant that must be zero, at most zero or at least zero.
package struct LinearConstraint: Hashable, Sendable {
  /// A variable with its coefficient.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The relation of the sum to zero.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The variables with their coefficients. They may contain a variable more than once.
  package var terms: [Term]
  /// The number that is added to the sum of the terms.
  package var constant: Double
  package var relation: Relation
  package var priority: Priority

  package init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation = .equal, priority: Priority = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}
