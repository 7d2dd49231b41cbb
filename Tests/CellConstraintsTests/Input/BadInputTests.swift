import CellConstraints
import Testing

@Suite struct BadInputTests {
  private var solver = ConstraintSolver()
  private let x: Variable

  init() { x = solver.addVariable() }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreRefused(number: Double) throws {
    var solver = solver
    func isRefused(_ constraint: LinearConstraint) -> Bool {
      do throws(ConstraintError) {
        try solver.add(constraint)
        return false
      } catch {
        guard case .notFinite(let found) = error else { return false }
        return found == number || found.isNaN && number.isNaN
      }
    }
    #expect(isRefused(LinearConstraint([.init(x)], constant: number)))
    #expect(isRefused(LinearConstraint([.init(x, number)])))
    let constraint = try solver.add(LinearConstraint([.init(x)], constant: -5))
    #expect(throws: ConstraintError.self) { try solver.setConstant(number, of: constraint) }
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test(arguments: [0, -1, 1_000.5, Double.infinity, .nan])
  func prioritiesOutOfRangeAreRefused(value: Double) throws {
    var solver = solver
    #expect(throws: ConstraintError.self) {
      try solver.add(LinearConstraint([.init(x)], priority: Priority(value)))
    }
    let constraint = try solver.add(LinearConstraint([.init(x)]))
    #expect(throws: ConstraintError.self) { try solver.setPriority(Priority(value), of: constraint) }
  }

  @Test func aTermOfZeroIsNoTerm() throws {
    var solver = solver
    let y = solver.addVariable()
    try solver.add(LinearConstraint([.init(x), .init(y, 0)], constant: -7))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.isAmbiguous(y))
  }

  @Test func termsOfOneVariableAreAddedUp() throws {
    var solver = solver
    // x + x - 6 = 0.
    try solver.add(LinearConstraint([.init(x), .init(x)], constant: -6))
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test func aRequiredConstraintOfNumbersAloneThatIsFalseConflictsWithItself() throws {
    var solver = solver
    let constraint = try solver.add(LinearConstraint([.init(x), .init(x, -1)], constant: 4))
    #expect(solver.solve().map(\.constraints) == [[constraint]])
    try solver.remove(constraint)
    #expect(solver.solve().isEmpty)
    #expect(solver.broken.isEmpty)
  }

  @Test func whatWasRemovedIsUnknown() throws {
    var solver = solver
    let constraint = try solver.add(LinearConstraint([.init(x)]))
    try solver.remove(constraint)
    #expect(throws: ConstraintError.unknownConstraint) { try solver.remove(constraint) }
    let y = solver.addVariable()
    try solver.remove(y)
    let z = solver.addVariable()
    #expect(throws: ConstraintError.unknownVariable) { try solver.add(LinearConstraint([.init(y)])) }
    #expect(solver.value(of: y) == 0)
    try solver.add(LinearConstraint([.init(z)], constant: -1))
    #expect(throws: ConstraintError.variableInUse) { try solver.remove(z) }
  }

  @Test func aVariableInAConstraintThatIsLeftOutIsInUse() throws {
    var solver = solver
    let y = solver.addVariable()
    try solver.add(LinearConstraint([.init(x)]))
    try solver.add(LinearConstraint([.init(x), .init(y)], .greaterThanOrEqual))
    try solver.add(LinearConstraint([.init(y)], constant: 1))
    solver.solve()
    #expect(throws: ConstraintError.variableInUse) { try solver.remove(y) }
  }

  @Test func aConstantBeyondTheLimitIsTheLimit() throws {
    var solver = solver
    let y = solver.addVariable()
    try solver.add(
      LinearConstraint([.init(x)], constant: -.greatestFiniteMagnitude, .lessThanOrEqual))
    try solver.add(LinearConstraint([.init(x), .init(y, -1)], constant: -20.5))
    try solver.add(LinearConstraint([.init(y)], constant: -80))
    solver.solve()
    #expect(solver.value(of: x) == 100.5)
    #expect(solver.broken.isEmpty)
  }

  @Test func aChainOfTenThousandVariablesCostsItsLength() throws {
    var solver = ConstraintSolver()
    var last = x
    var variables: [Variable] = []
    var links: [InstalledConstraint] = []
    for index in 0..<10_000 {
      let variable = solver.addVariable()
      variables.append(variable)
      links.append(
        try solver.add(
          index == 0
            ? LinearConstraint([.init(variable)], constant: -100)
            : LinearConstraint(
              [.init(variable), .init(last, -1)], constant: -1, priority: Priority(index % 2 == 0 ? 1_000 : 600)))
      )
      last = variable
    }
    solver.solve()
    #expect(solver.value(of: last) == 10_099)
    // Closed with one that cannot hold: the last link of 600 gives way, by 10,099 - 50.
    try solver.add(LinearConstraint([.init(last)], constant: -50))
    solver.solve()
    #expect(solver.value(of: last) == 50)
    try solver.setConstant(-200, of: links[0])
    solver.solve()
    #expect(solver.value(of: last) == 50)
    #expect(solver.value(of: variables[0]) == 200)
  }

  @Test func aRingOfTenThousandVariablesHolds() throws {
    var solver = ConstraintSolver()
    let variables = (0..<10_000).map { _ in solver.addVariable() }
    for index in variables.indices {
      try solver.add(
        LinearConstraint([.init(variables[index]), .init(variables[(index + 1) % 10_000], -1)]))
    }
    try solver.add(LinearConstraint([.init(variables[5_000])], constant: -3))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: variables[0]) == 3)
    #expect(solver.value(of: variables[9_999]) == 3)
  }
}
