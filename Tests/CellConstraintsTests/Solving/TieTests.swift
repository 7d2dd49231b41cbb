import CellConstraints
import Testing

@Suite struct TieTests {
  @Test func `a variable without constraints is zero`() {
    var system = System(variables: 1)
    #expect(system.solve() == [0])
  }

  @Test func `the first variable is nearest to zero among equally good solutions`() throws {
    // x + y = 10 has infinitely many solutions. x = 0 is chosen, so y = 10.
    var system = System(variables: 2)
    try system.add("x + y = 10")
    #expect(system.solve() == [0, 10])
  }

  @Test func `the first of two variables with equal hugging keeps its size`() throws {
    // 40 + 50 leave 60 of 150. |x - 40| + |y - 50| is 60 however the 60 is shared, and x is smallest at 40.
    var system = System(variables: 2)
    try system.add("x + y = 150")
    try system.add("x <= 40", priority: 250)
    try system.add("y <= 50", priority: 250)
    try system.add("x >= 40", priority: 750)
    try system.add("y >= 50", priority: 750)
    #expect(system.solve() == [40, 110])
  }

  @Test func `the order in which constraints are added does not change the solution`() throws {
    let constraints = ["x + y + z = 30", "x - y <= 4", "z >= 5", "y + z <= 28"]
    var solutions: Set<[Double]> = []
    for first in constraints.indices {
      var system = System(variables: 3)
      for place in constraints.indices { try system.add(constraints[(first + place) % 4], priority: 500) }
      solutions.insert(system.solve())
    }
    // x >= 30 - 28 = 2, so x = 2. Then y is smallest: x - y <= 4 allows 0, so z = 28.
    #expect(solutions == [[2, 0, 28]])
  }
}
