import CellConstraints
import Testing

@Suite struct HistoryTests {
  /// Adds, removes, moves and solves at random. A new system of the remaining constraints in that order must have the
  /// same solution.
  private func follow(seed: Int, priorities: [Double]) throws {
    var random = RandomNumbers(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    var constraints = (0..<10).map { _ in
      System.Constraint.random(variables: count, priorities: priorities, using: &random)
    }
    var system = System(variables: count)
    var order: [Int] = []
    for _ in 0..<30 {
      let number = Int.random(in: 0..<constraints.count, using: &random)
      switch (Int.random(in: 0..<6, using: &random), order.contains(number)) {
      case (0...2, false):
        try system.add(constraints[number], number: number)
        order.append(number)
      case (3, true):
        try system.remove(number: number)
        order.removeAll { $0 == number }
      case (4, true):
        constraints[number].constant = Double(Int.random(in: -20...100, using: &random))
        try system.setConstant(constraints[number].constant, number: number)
      case (1, true):
        constraints[number].priority = priorities[Int.random(in: 0..<priorities.count, using: &random)]
        if let constraint = system.installed[number] {
          try system.solver.setPriority(Priority(constraints[number].priority), of: constraint)
        }
      default: _ = system.solve()
      }
    }
    let values = system.solve()
    var fresh = System(variables: count)
    for number in order { try fresh.add(constraints[number], number: number) }
    #expect(values == fresh.solve(), "seed \(seed)")
    #expect(system.numbers(system.solver.broken) == fresh.numbers(fresh.solver.broken), "seed \(seed)")
    guard system.solver.broken.isEmpty else { return }
    var shuffled = System(variables: count)
    for number in order.shuffled(using: &random) { try shuffled.add(constraints[number], number: number) }
    #expect(values == shuffled.solve(), "seed \(seed), in another order")
  }

  @Test func `a history of changes gives the same solution as building the system at once`() throws {
    for seed in 0..<500 { try follow(seed: seed, priorities: [750, 500, 250]) }
  }

  @Test func `contradicting required constraints give the same solution after any history`() throws {
    for seed in 500..<1_000 { try follow(seed: seed, priorities: [1_000, 1_000, 750, 250]) }
  }

  @Test func `adding, solving and removing constraints restores the solution`() throws {
    for seed in 0..<200 {
      var random = RandomNumbers(seed: seed)
      var system = System(variables: 5)
      for number in 0..<8 {
        try system.add(
          .random(variables: 5, priorities: [1_000, 750, 250], using: &random), number: number)
      }
      let (before, broken) = (system.solve(), system.solver.broken)
      for number in 8..<11 {
        try system.add(.random(variables: 5, priorities: [999, 50], using: &random), number: number)
      }
      _ = system.solve()
      for number in 8..<11 { try system.remove(number: number) }
      #expect(system.solve() == before, "seed \(seed)")
      #expect(system.solver.broken == broken, "seed \(seed)")
    }
  }

  @Test func `a solver's copy can change without changing the original`() throws {
    var system = System(variables: 2)
    try system.add("x = 10")
    try system.add("y - x = 5", priority: 500)
    _ = system.solve()
    var scratch = system
    try scratch.add("y = 2", number: 9)
    #expect(scratch.solve() == [10, 2])
    #expect(system.values == [10, 15])
    #expect(system.solve() == [10, 15])
  }

  @Test func `ten thousand changes of a constant do not change the solution`() throws {
    var system = System(variables: 3)
    try system.add("x = 320")
    try system.add("3y - x <= -16")
    try system.add("y + z - x = -16")
    try system.add("y >= 200", priority: 750)
    try system.add("z <= 90", priority: 250)
    let before = system.solve()
    for move in 0..<10_000 {
      try system.setConstant(300 + Double(move % 97) / 3, number: 0)
      if move % 50 == 0 { _ = system.solve() }
    }
    try system.setConstant(320, number: 0)
    #expect(system.solve() == before)
  }

  /// The rounding errors of many pivots must not make a pivot divide by a number that should be zero.
  @Test func `five hundred steps in a dense system do not change the solution`() throws {
    var random = RandomNumbers(seed: 350)
    let priorities = [750.0, 500, 250]
    var constraints = (0..<120).map { _ in
      System.Constraint.random(variables: 40, priorities: priorities, using: &random)
    }
    var system = System(variables: 40)
    var order: [Int] = []
    for _ in 0..<500 {
      let number = Int.random(in: 0..<120, using: &random)
      switch (Int.random(in: 0..<7, using: &random), order.contains(number)) {
      case (0...2, false):
        try system.add(constraints[number], number: number)
        order.append(number)
      case (3, true):
        try system.remove(number: number)
        order.removeAll { $0 == number }
      case (4...5, true):
        constraints[number].constant = Double(Int.random(in: -20...100, using: &random))
        try system.setConstant(constraints[number].constant, number: number)
      case (1, true):
        constraints[number].priority = priorities[Int.random(in: 0..<3, using: &random)]
        try system.solver.setPriority(
          Priority(constraints[number].priority), of: system.constraint(number))
      default: _ = system.solve()
      }
    }
    var fresh = System(variables: 40)
    for number in order { try fresh.add(constraints[number], number: number) }
    for (ours, once) in zip(system.solve(), fresh.solve()) { #expect(abs(ours - once) < 1e-5) }
  }

  @Test func `a priority can change to and from required`() throws {
    var system = System(variables: 1)
    try system.add("x = 1")
    try system.add("x = 2", priority: 500)
    let (first, second) = try (system.constraint(0), system.constraint(1))
    try system.solver.setPriority(Priority(400), of: first)
    #expect(system.solve() == [2])
    try system.solver.setPriority(.required, of: second)
    try system.solver.setPriority(.required, of: first)
    // Both are required now, and the second was added last.
    #expect(system.solve() == [1])
    #expect(system.numbers(system.solver.broken) == [1])
  }
}
