import CellConstraints
import Foundation
import Testing

/// An independent solver of linear programs: `glpsol` of Debian's `glpk-utils`.
enum LinearProgram {
  static let solver = "/usr/bin/glpsol"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: solver)

  /// The values of the columns in the order of their first occurrence. The program is in CPLEX's notation.
  static func solution(of program: String) throws -> [Double] {
    let output = try PeerProgram.output(of: solver, input: Data(program.utf8)) { input, output in
      ["--lp", input, "--write", output]
    }
    let lines = String(decoding: try #require(output), as: UTF8.self).split(separator: "\n")
    // A line has "j", the column's number, its status, its value and its reduced cost.
    return lines.filter { $0.hasPrefix("j ") }.compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 3 ? Double(words[3]) : nil
    }
  }
}

@Suite struct LinearProgramTests {
  private static let levels = [900.0, 600, 300, 100]

  @Test(.enabled(if: LinearProgram.isInstalled, "glpk-utils is not installed"))
  func `each level is as good as glpsol's linear program for that level`() throws {
    var systems: [(system: System, constraints: [System.Constraint])] = []
    for seed in 0..<150 {
      var random = RandomNumbers(seed: 77_000 + seed)
      var system = System(variables: 6)
      var constraints: [System.Constraint] = []
      for number in 0..<16 {
        constraints.append(
          .random(variables: 6, priorities: [1_000] + Self.levels, using: &random))
        try system.add(constraints[number], number: number)
      }
      _ = system.solve()
      let broken = system.numbers(system.solver.broken)
      systems.append((system, constraints.indices.filter { !broken.contains($0) }.map { constraints[$0] }))
    }
    // The systems share no variables, so one program solves a level of all systems.
    var limits: [Double: [Double]] = [:]
    for level in Self.levels {
      let program = Program(systems.map(\.constraints), level: level, limits: limits)
      let values = try LinearProgram.solution(of: program.text)
      #expect(values.count == program.columns.count)
      let solution = Dictionary(zip(program.columns, values)) { first, _ in first }
      var minimum: [Double] = []
      for (place, (system, constraints)) in systems.enumerated() {
        let errors = constraints.indices.filter { constraints[$0].priority == level }
        let best = errors.reduce(0) { $0 + (solution["e\(place)_\($1)"] ?? 0) }
        let ours = errors.reduce(0) { $0 + constraints[$1].error(system.values) }
        #expect(abs(ours - best) < 1e-4, "system \(place), level \(level)")
        minimum.append(best)
      }
      limits[level] = minimum
    }
  }
}

/// All systems as one linear program that minimizes a level's errors while the errors of higher levels stay minimal.
private struct Program {
  private(set) var columns: [String] = []
  private(set) var text = ""
  private var known: Set<String> = []

  init(_ systems: [[System.Constraint]], level: Double, limits: [Double: [Double]]) {
    var (objective, rows, free): ([String], [String], [String]) = ([], [], [])
    for (place, constraints) in systems.enumerated() {
      for (number, constraint) in constraints.enumerated() where constraint.priority == level {
        objective.append(column("e\(place)_\(number)"))
      }
    }
    for (place, constraints) in systems.enumerated() {
      for (number, constraint) in constraints.enumerated() {
        let isRequired = constraint.priority == 1_000
        guard isRequired || constraint.priority >= level else { continue }
        let sum = constraint.terms.keys.sorted().map { variable in
          let name = column("x\(place)_\(variable)")
          return "+ \(constraint.terms[variable] ?? 0) \(name)".replacing("+ -", with: "- ")
        }.joined(separator: " ")
        let error = isRequired ? "" : column("e\(place)_\(number)")
        if constraint.relation != .lessThanOrEqual {
          rows.append("\(sum) \(isRequired ? "" : "+ \(error)") >= \(constraint.constant)")
        }
        if constraint.relation != .greaterThanOrEqual {
          rows.append("\(sum) \(isRequired ? "" : "- \(error)") <= \(constraint.constant)")
        }
      }
      for (higher, minimum) in limits.sorted(by: { $0.key > $1.key }) {
        let errors = constraints.indices.filter { constraints[$0].priority == higher }
        guard !errors.isEmpty else { continue }
        let sum = errors.map { "e\(place)_\($0)" }.joined(separator: " + ")
        rows.append("\(sum) <= \(minimum[place] + 1e-7)")
      }
    }
    for name in columns where name.hasPrefix("x") { free.append("\(name) free") }
    text =
      "Minimize\n o: \(objective.joined(separator: "\n + "))\nSubject To\n"
      + rows.enumerated().map { " r\($0): \($1)" }.joined(separator: "\n")
      + "\nBounds\n" + free.map { " \($0)" }.joined(separator: "\n") + "\nEnd\n"
  }

  /// Returns the name and records it when it occurs first.
  private mutating func column(_ name: String) -> String {
    if known.insert(name).inserted { columns.append(name) }
    return name
  }
}
