import CellConstraints

/// A run of a constraint program in this package's solver.
struct ConstraintRun {
  private(set) var solver = ConstraintSolver()
  private var variables: [Variable] = []
  private var edited: [(constraint: InstalledConstraint, values: [Double])] = []

  init(_ program: ConstraintProgram) throws(ConstraintError) {
    for _ in 0..<program.variableCount { variables.append(solver.addVariable()) }
    for edit in program.edits {
      let constraint = try solver.add(
        LinearConstraint([.init(variables[edit.variable])], constant: -(edit.values.first ?? 0)))
      edited.append((constraint, edit.values))
    }
    for constraint in program.constraints {
      let terms = constraint.terms.map { LinearConstraint.Term(variables[$0.variable], $0.coefficient) }
      let relation: LinearConstraint.Relation =
        switch constraint.relation {
        case "<": .lessThanOrEqual
        case ">": .greaterThanOrEqual
        default: .equal
        }
      try solver.add(
        LinearConstraint(
          terms, constant: -constraint.constant, relation, priority: Priority(constraint.priority)))
    }
    solver.solve()
  }

  /// Gives the edited variables their next values, and solves again.
  mutating func edit(_ round: Int) throws(ConstraintError) {
    for (constraint, values) in edited {
      try solver.setConstant(-values[round % values.count], of: constraint)
    }
    solver.solve()
  }

  /// The sum of all values.
  var checksum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }
}
