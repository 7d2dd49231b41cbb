import CellConstraints
import Testing

/// A solver whose variables and constraints tests address by number.
struct System {
  /// A constraint whose terms name variables by number.
  struct Constraint: Hashable {
    var terms: [Int: Double]
    var relation: LinearConstraint.Relation
    var constant: Double
    var priority: Double
  }

  var solver = ConstraintSolver()
  var variables: [Variable] = []
  var installed: [Int: InstalledConstraint] = [:]

  init(variables count: Int) {
    for _ in 0..<count { variables.append(solver.addVariable()) }
  }

  /// Adds `first + second + … (relation) constant`.
  mutating func add(_ constraint: Constraint, number: Int) throws {
    let terms = constraint.terms.keys.sorted().map {
      LinearConstraint.Term(variables[$0], constraint.terms[$0] ?? 0)
    }
    installed[number] = try solver.add(
      LinearConstraint(
        terms, constant: -constraint.constant, constraint.relation, priority: Priority(constraint.priority)))
  }

  /// Adds a constraint that is written as `2x + y - 0.5z <= 10`, by default under the next number.
  mutating func add(_ text: String, priority: Double = 1_000, number: Int? = nil) throws {
    try add(Constraint(text, priority: priority), number: number ?? installed.count)
  }

  mutating func setConstant(_ constant: Double, number: Int) throws {
    try solver.setConstant(-constant, of: constraint(number))
  }

  func constraint(_ number: Int) throws -> InstalledConstraint {
    try #require(installed[number])
  }

  /// The numbers of constraints.
  func numbers(_ constraints: [InstalledConstraint]) -> [Int] {
    constraints.compactMap { constraint in installed.first { $0.value == constraint }?.key }
  }

  mutating func remove(number: Int) throws {
    guard let constraint = installed.removeValue(forKey: number) else { return }
    try solver.remove(constraint)
  }

  mutating func solve() -> [Double] {
    solver.solve()
    return values
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The solution of constraints that are added in order to a new solver.
  static func solution(variables count: Int, _ constraints: [Constraint]) throws -> [Double] {
    var system = System(variables: count)
    for (number, constraint) in constraints.enumerated() { try system.add(constraint, number: number) }
    return system.solve()
  }
}

extension System.Constraint {
  init(_ text: String, priority: Double) {
    terms = [:]
    relation = .equal
    constant = 0
    self.priority = priority
    var (sign, isRight) = (1.0, false)
    for word in text.split(separator: " ") {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      case "=": isRight = true
      case "<=": (relation, isRight) = (.lessThanOrEqual, true)
      case ">=": (relation, isRight) = (.greaterThanOrEqual, true)
      case _ where isRight: constant = Double(word) ?? .nan
      default:
        let variable = ["x", "y", "z"].firstIndex(of: word.suffix(1)) ?? -1
        terms[variable] = sign * (word.count == 1 ? 1 : Double(word.dropLast()) ?? .nan)
      }
    }
  }

  /// The error of values in this constraint.
  func error(_ values: [Double]) -> Double {
    let sum = terms.keys.sorted().reduce(-constant) { $0 + (terms[$1] ?? 0) * values[$1] }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
