import CellConstraints
import Testing

/// Systems small enough to be solved by hand, with the arithmetic beside them.
@Suite struct HandWorkedTests {
  private func solve(_ count: Int, _ build: (inout System) throws -> Void) rethrows -> [Double] {
    var system = System(variables: count)
    try build(&system)
    return system.solve()
  }

  @Test func `two equations with two unknowns are solved`() throws {
    // 2x + y = 10 and x - y = 2: adding them, 3x = 12, so x = 4 and y = 4 - 2 = 2.
    let values = try solve(2) {
      try $0.add("2x + y = 10")
      try $0.add("x - y = 2")
    }
    #expect(values == [4, 2])
  }

  @Test func `a solution is rounded to a multiple of a 1,048,576th`() throws {
    // 3x = 1, in multiples of 2^-20: 1,048,576 / 3 = 349,525.33, so 349,525 of them.
    let values = try solve(1) { try $0.add("3x = 1") }
    #expect(values == [349_525 / 1_048_576])
  }

  @Test func `a title is compressed to fit beside the icon`() throws {
    // The width is 320. The icon has 16...56, the title begins at 56 + 12 = 68 and ends at most at 320 - 16 = 304.
    // Its own width is 500, and it gets 304 - 68 = 236.
    let values = try solve(2) {
      try $0.add("x = 68")
      try $0.add("x + y <= 304")
      try $0.add("y <= 500", priority: 250)
      try $0.add("y >= 500", priority: 750)
    }
    #expect(values == [68, 236])
  }

  @Test func `a title that fits has its own width`() throws {
    let values = try solve(2) {
      try $0.add("x = 68")
      try $0.add("x + y <= 304")
      try $0.add("y <= 100", priority: 250)
      try $0.add("y >= 100", priority: 750)
    }
    #expect(values == [68, 100])
  }

  @Test func `the title with the lower resistance is compressed`() throws {
    // 100 + 80 does not fit in 150; x resists with 751 and keeps 100, so y has 150 - 100 = 50.
    let values = try solve(2) {
      try $0.add("x + y = 150")
      try $0.add("x >= 100", priority: 751)
      try $0.add("y >= 80", priority: 750)
      try $0.add("x <= 100", priority: 250)
      try $0.add("y <= 80", priority: 250)
    }
    #expect(values == [100, 50])
  }

  @Test func `a higher level wins over any number of lower constraints`() throws {
    // Twenty constraints of 250 ask for x = 0, one of 251 for x = 7.
    let values = try solve(1) {
      for _ in 0..<20 { try $0.add("x = 0", priority: 250) }
      try $0.add("x = 7", priority: 251)
    }
    #expect(values == [7])
  }

  @Test func `within a level the sum of the errors is minimal`() throws {
    // |x - 0| + |x - 10| + |x - 40| is 40 at x = 10, and more anywhere else: the median.
    let values = try solve(1) {
      for place in ["0", "40", "10"] { try $0.add("x = \(place)", priority: 500) }
    }
    #expect(values == [10])
  }

  @Test func `priorities may differ by fractions`() throws {
    let values = try solve(1) {
      try $0.add("x = 1", priority: 249.5)
      try $0.add("x = 2", priority: 249.25)
    }
    #expect(values == [1])
  }

  @Test func `a lower level decides within the freedom that the higher one leaves`() throws {
    // 20 <= x <= 30 at 700 leaves a range, in which 30 is nearest to the 100 asked for at 300.
    let values = try solve(1) {
      try $0.add("x >= 20", priority: 700)
      try $0.add("x <= 30", priority: 700)
      try $0.add("x = 100", priority: 300)
    }
    #expect(values == [30])
  }

  @Test func `a value may be negative`() throws {
    #expect(try solve(1) { try $0.add("x <= -40") } == [-40])
  }

  @Test func `a redundant equality in a cycle causes no conflict`() throws {
    // x = y, y = z, z = x and x = 5: the third is redundant.
    let values = try solve(3) {
      for equality in ["x - y = 0", "y - z = 0", "z - x = 0", "x = 5"] { try $0.add(equality) }
    }
    #expect(values == [5, 5, 5])
  }
}
