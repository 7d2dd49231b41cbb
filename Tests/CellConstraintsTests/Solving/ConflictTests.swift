import CellConstraints
import Testing

@Suite struct ConflictTests {
  @Test func `the later of two contradicting constraints is left out`() throws {
    var system = System(variables: 1)
    try system.add("x = 20")
    try system.add("x = 30")
    let conflicts = system.solver.solve()
    #expect(conflicts.map { system.numbers($0.constraints) } == [[0, 1]])
    #expect(system.values == [20])
    #expect(system.numbers(system.solver.broken) == [1])
  }

  @Test func `a conflict names only the constraints that take part`() throws {
    // x = 0, y = x + 10 and y <= 5 contradict. z takes no part, although a constraint links it to y.
    var system = System(variables: 3)
    try system.add("z = 3")
    try system.add("x = 0")
    try system.add("y - x = 10")
    try system.add("z - y <= 100")
    try system.add("y <= 5")
    let conflicts = system.solver.solve()
    #expect(conflicts.map { system.numbers($0.constraints) } == [[1, 2, 4]])
  }

  @Test func `a conflict is reported once`() throws {
    var system = System(variables: 2)
    try system.add("x = 20")
    try system.add("x = 30")
    #expect(system.solver.solve().count == 1)
    try system.add("y = 1")
    #expect(system.solver.solve().isEmpty)
  }

  @Test func `a constraint that was left out holds again after the conflicting one is removed`() throws {
    var system = System(variables: 1)
    try system.add("x = 20")
    try system.add("x = 30")
    system.solver.solve()
    try system.remove(number: 0)
    #expect(system.solve() == [30])
    #expect(system.solver.broken.isEmpty)
  }

  @Test func `a constant that causes a conflict breaks the last constraint until it changes back`() throws {
    // 8 + x + 8 is the width. x >= 50 was added last and is broken while the width is 60.
    var system = System(variables: 2)
    try system.add("y = 100")
    try system.add("y - x = 16")
    try system.add("x >= 50")
    #expect(system.solve() == [84, 100])
    try system.setConstant(60, number: 0)
    #expect(system.solver.solve().map { system.numbers($0.constraints) } == [[0, 1, 2]])
    #expect(system.values == [44, 60])
    try system.setConstant(66, number: 0)
    #expect(system.solve() == [50, 66])
    #expect(system.solver.broken.isEmpty)
  }

  @Test func `the earlier of two broken constraints holds again first`() throws {
    // 2 and 3 contradict 0 and 1. Without 1, 2 holds again and only 3 is broken. Without 0, all hold.
    var system = System(variables: 2)
    try system.add("x = 1")
    try system.add("x - y = 5")
    try system.add("y = 7")
    try system.add("x - y = 3", number: 3)
    system.solver.solve()
    #expect(system.numbers(system.solver.broken) == [2, 3])
    try system.remove(number: 1)
    #expect(system.solve() == [1, 7])
    #expect(system.numbers(system.solver.broken) == [3])
    try system.remove(number: 0)
    #expect(system.solve() == [10, 7])
    #expect(system.solver.broken.isEmpty)
  }

  @Test func `each conflict of a random system is minimal`() throws {
    var found = 0
    for seed in 0..<400 {
      var random = RandomNumbers(seed: seed)
      let count = Int.random(in: 1...5, using: &random)
      var system = System(variables: count)
      var constraints: [System.Constraint] = []
      for number in 0..<9 {
        constraints.append(.random(variables: count, priorities: [1_000], using: &random))
        try system.add(constraints[number], number: number)
      }
      for conflict in system.solver.solve() {
        found += 1
        let numbers = system.numbers(conflict.constraints)
        func holds(without left: Int) throws -> Bool {
          var smaller = System(variables: count)
          for number in numbers where number != left { try smaller.add(constraints[number], number: number) }
          return smaller.solver.solve().isEmpty
        }
        #expect(try !holds(without: -1), "seed \(seed)")
        for number in numbers { #expect(try holds(without: number), "seed \(seed)") }
      }
    }
    #expect(found > 500)
  }
}
