/// A sum of variables and a constant that shall be zero, at most zero or at least zero.
package struct LinearConstraint: Hashable, Sendable {
  /// A variable and what it is multiplied by.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the sum stands to zero.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package var terms: [Term]
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
