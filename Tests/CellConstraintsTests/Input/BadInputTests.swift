import CellConstraints
import Testing

@Suite struct BadInputTests {
  private var solver = ConstraintSolver()
  private let x: Variable

  init() { x = solver.addVariable() }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is refused`(number: Double) throws {
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
  func `a priority outside the allowed range is refused`(value: Double) throws {
    var solver = solver
    #expect(throws: ConstraintError.self) {
      try solver.add(LinearConstraint([.init(x)], priority: Priority(value)))
    }
    let constraint = try solver.add(LinearConstraint([.init(x)]))
    #expect(throws: ConstraintError.self) { try solver.setPriority(Priority(value), of: constraint) }
  }

  @Test func `a term with the coefficient zero does not bind its variable`() throws {
    var solver = solver
    let y = solver.addVariable()
    try solver.add(LinearConstraint([.init(x), .init(y, 0)], constant: -7))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.isAmbiguous(y))
  }

  @Test func `terms of the same variable are added`() throws {
    var solver = solver
    // x + x - 6 = 0.
    try solver.add(LinearConstraint([.init(x), .init(x)], constant: -6))
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test func `a false required constraint without variables conflicts with itself`() throws {
    var solver = solver
    let constraint = try solver.add(LinearConstraint([.init(x), .init(x, -1)], constant: 4))
    #expect(solver.solve().map(\.constraints) == [[constraint]])
    try solver.remove(constraint)
    #expect(solver.solve().isEmpty)
    #expect(solver.broken.isEmpty)
  }

  @Test func `a removed constraint or variable is unknown to the solver`() throws {
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

  @Test func `a variable of a constraint that is left out is still in use`() throws {
    var solver = solver
    let y = solver.addVariable()
    try solver.add(LinearConstraint([.init(x)]))
    try solver.add(LinearConstraint([.init(x), .init(y)], .greaterThanOrEqual))
    try solver.add(LinearConstraint([.init(y)], constant: 1))
    solver.solve()
    #expect(throws: ConstraintError.variableInUse) { try solver.remove(y) }
  }

  @Test func `a constant beyond the limit is cut to the limit`() throws {
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

  /// Each variable is 1 more than the one before, and the first is 100.
  private func chain(
    _ count: Int, priority: Priority
  ) throws -> (solver: ConstraintSolver, variables: [Variable], links: [InstalledConstraint]) {
    var solver = ConstraintSolver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    var links = [try solver.add(LinearConstraint([.init(variables[0])], constant: -100))]
    for index in 1..<count {
      links.append(
        try solver.add(
          LinearConstraint(
            [.init(variables[index]), .init(variables[index - 1], -1)], constant: -1, priority: priority)))
    }
    return (solver, variables, links)
  }

  @Test(arguments: [1_000.0, 999])
  func `a chain of ten thousand variables is solved`(priority: Double) throws {
    var (solver, variables, links) = try chain(10_000, priority: Priority(priority))
    solver.solve()
    #expect(solver.value(of: variables[9_999]) == 100 + 9_999)
    try solver.setConstant(-200, of: links[0])
    solver.solve()
    #expect(solver.value(of: variables[9_999]) == 200 + 9_999)
    try solver.remove(links[5_000])
    solver.solve()
    #expect(solver.value(of: variables[5_000]) == 0)
    #expect(solver.value(of: variables[9_999]) == 4_999)
  }

  @Test func `a chain that is too long for its ends has the smallest possible error`() throws {
    var (solver, variables, _) = try chain(1_000, priority: Priority(600))
    try solver.add(LinearConstraint([.init(variables[999])], constant: -50))
    solver.solve()
    #expect(solver.value(of: variables[0]) == 100)
    #expect(solver.value(of: variables[999]) == 50)
    let values = variables.map { solver.value(of: $0) }
    // From 100 to 50, 999 steps of 1 are asked for. The errors sum to 50 + 999 however they are shared.
    let errors = zip(values.dropFirst(), values).reduce(0) { $0 + abs($1.0 - $1.1 - 1) }
    #expect(abs(errors - 1_049) < 1e-3)
  }

  @Test func `a ring of ten thousand variables is solved`() throws {
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
