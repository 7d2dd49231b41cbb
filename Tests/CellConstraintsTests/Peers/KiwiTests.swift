import CellConstraints
import Foundation
import Testing

/// An independent solver: Debian's `python3-kiwisolver`.
enum Kiwi {
  struct Constraint: Encodable {
    var terms: [[Double]]
    var relation: String
    var constant: Double
    var priority: Double
  }

  struct System: Encodable {
    var variables: Int
    var constraints: [Constraint]
  }

  struct Solution: Decodable {
    var values: [Double]
    /// The constraints that it refused when they were added.
    var refused: [Int]
  }

  static let python = "/usr/bin/python3"

  static let isInstalled =
    (try? PeerProgram.output(of: python, input: Data()) { _, output in
      ["-c", "import kiwisolver; open('\(output)', 'w')"]
    }) != nil

  static func solutions(_ systems: [System]) throws -> [Solution] {
    let output = try PeerProgram.output(of: python, input: JSONEncoder().encode(systems)) { input, output in
      ["-c", program, input, output]
    }
    return try JSONDecoder().decode([Solution].self, from: #require(output))
  }

  private static let program = """
    import json, sys
    from kiwisolver import Constraint, Expression, Solver, Term, UnsatisfiableConstraint, Variable
    strengths = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}
    solutions = []
    for system in json.load(open(sys.argv[1])):
        solver, held, refused = Solver(), [], []
        variables = [Variable() for _ in range(system["variables"])]
        for number, each in enumerate(system["constraints"]):
            terms = [Term(variables[int(index)], coefficient) for index, coefficient in each["terms"]]
            expression = Expression(terms, -each["constant"])
            constraint = Constraint(expression, each["relation"], strengths[each["priority"]])
            try:
                solver.addConstraint(constraint)
                held.append(constraint)
            except UnsatisfiableConstraint:
                refused.append(number)
                # It is not what it was after it refused one.
                solver = Solver()
                for constraint in held:
                    solver.addConstraint(constraint)
        solver.updateVariables()
        solutions.append({"values": [each.value() for each in variables], "refused": refused})
    json.dump(solutions, open(sys.argv[2], "w"))
    """
}

@Suite struct KiwiTests {
  /// A random system with levels that Kiwi's weights of 1, 1,000 and 1,000,000 keep apart, since its numbers are small.
  private func system(seed: Int) -> (count: Int, constraints: [System.Constraint]) {
    var random = RandomNumbers(seed: seed)
    let priorities: [[Double]] = [[1_000, 750, 500, 250], [1_000, 500], [250], [1_000]]
    let count = Int.random(in: 1...5, using: &random)
    let constraints = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      System.Constraint.random(variables: count, priorities: priorities[seed % 4], using: &random)
    }
    return (count, constraints)
  }

  @Test(.enabled(if: Kiwi.isInstalled, "python3-kiwisolver is not installed"))
  func `ten thousand random systems are solved as Kiwi solves them`() throws {
    let systems = (0..<10_000).map { system(seed: $0) }
    let solutions = try Kiwi.solutions(
      systems.map { system in
        Kiwi.System(
          variables: system.count,
          constraints: system.constraints.map { constraint in
            Kiwi.Constraint(
              terms: constraint.terms.keys.sorted().map { [Double($0), constraint.terms[$0] ?? 0] },
              relation: constraint.relation == .equal
                ? "==" : constraint.relation == .lessThanOrEqual ? "<=" : ">=",
              constant: constraint.constant, priority: constraint.priority)
          })
      })
    #expect(solutions.count == systems.count)
    var (unambiguous, refused) = (0, 0)
    for (seed, (system, solution)) in zip(systems, solutions).enumerated() {
      var ours = System(variables: system.count)
      for (number, constraint) in system.constraints.enumerated() { try ours.add(constraint, number: number) }
      let values = ours.solve()
      let broken = ours.numbers(ours.solver.broken)
      try #require(broken == solution.refused, "seed \(seed)")
      refused += broken.count
      for level in [1_000.0, 750, 500, 250] {
        let held = system.constraints.enumerated().filter {
          $0.element.priority == level && !broken.contains($0.offset)
        }
        func error(_ values: [Double]) -> Double { held.reduce(0) { $0 + $1.element.error(values) } }
        try #require(abs(error(values) - error(solution.values)) < 1e-4, "seed \(seed), level \(level)")
      }
      for variable in values.indices where !ours.solver.isAmbiguous(ours.variables[variable]) {
        unambiguous += 1
        try #require(abs(values[variable] - solution.values[variable]) < 1e-4, "seed \(seed)")
      }
    }
    #expect(unambiguous > 5_000)
    #expect(refused > 1_000)
  }
}
