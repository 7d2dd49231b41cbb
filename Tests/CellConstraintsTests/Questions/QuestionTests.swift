import CellConstraints
import Testing

@Suite struct QuestionTests {
  @Test func `a variable is ambiguous if another solution is equally good`() throws {
    var system = System(variables: 4)
    try system.add("x + y = 10")
    try system.add("z = 4")
    _ = system.solve()
    #expect(system.variables.map { system.solver.isAmbiguous($0) } == [true, true, false, true])
  }

  @Test func `a size between hugging and resistance is not ambiguous`() throws {
    var system = System(variables: 1)
    try system.add("x <= 50", priority: 250)
    try system.add("x >= 50", priority: 750)
    _ = system.solve()
    #expect(!system.solver.isAmbiguous(system.variables[0]))
  }

  @Test func `two variables with equal hugging are ambiguous`() throws {
    var system = System(variables: 2)
    try system.add("x + y = 150")
    try system.add("x <= 40", priority: 250)
    try system.add("y <= 50", priority: 250)
    _ = system.solve()
    #expect(system.solver.isAmbiguous(system.variables[0]))
    try system.add("y <= 45", priority: 251)
    _ = system.solve()
    // y = 45 now, and x = 150 - 45.
    #expect(system.values == [105, 45])
    #expect(!system.solver.isAmbiguous(system.variables[0]))
  }

  @Test func `a variable is ambiguous exactly if a weak constraint can move it`() throws {
    for seed in 0..<200 {
      var random = RandomNumbers(seed: seed)
      var system = System(variables: 3)
      var constraints: [System.Constraint] = []
      for number in 0..<5 {
        constraints.append(.random(variables: 3, priorities: [750, 500], using: &random))
        try system.add(constraints[number], number: number)
      }
      _ = system.solve()
      for variable in 0..<3 {
        // A constraint of the lowest priority pulls the variable as far as equally good solutions allow.
        func end(_ place: Double) throws -> Double {
          var pulled = system
          try pulled.add(
            System.Constraint(terms: [variable: 1], relation: .equal, constant: place, priority: 1), number: 9
          )
          return pulled.solve()[variable]
        }
        let isMovable = try abs(end(100_000) - end(-100_000)) > 1e-4
        #expect(system.solver.isAmbiguous(system.variables[variable]) == isMovable, "seed \(seed)")
      }
    }
  }

  @Test func `only the constraints that determine a value affect the variable`() throws {
    var system = System(variables: 3)
    try system.add("x = 10")
    try system.add("y - x = 5")
    try system.add("z = 3")
    try system.add("y <= 100")
    _ = system.solve()
    func affecting(_ variable: Int) -> [Int] {
      system.numbers(system.solver.constraints(affecting: system.variables[variable]))
    }
    #expect(affecting(0) == [0])
    #expect(affecting(1) == [0, 1])
    #expect(affecting(2) == [2])
  }

  @Test func `only the active one of hugging and resistance affects a variable`() throws {
    // 500 does not fit in 236, so the width depends on where the view begins and ends, not on its own size.
    var system = System(variables: 2)
    try system.add("x = 68")
    try system.add("y <= 500", priority: 250)
    try system.add("y >= 500", priority: 750)
    try system.add("x + y <= 304")
    _ = system.solve()
    #expect(system.numbers(system.solver.constraints(affecting: system.variables[1])) == [0, 3])
  }
}
