/// Questions about the solution, to be asked after `solve()`.
extension ConstraintSolver {
  /// The required constraints that are left out, in the order in which they were added.
  package var broken: [InstalledConstraint] {
    brokenConstraints.sorted { records[Int($0)].sequence < records[Int($1)].sequence }.map(handle)
  }

  /// Returns whether the variable has another value in another solution that is equally good in every level.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    guard let index = try? known(variable) else { return false }
    if records[Int(index)].firstUse < 0 { return true }
    guard !looseColumns.isEmpty else { return false }
    var scratch = self
    return scratch.canMove(index)
  }

  /// Returns the constraints that a variable's value follows from, in the order in which they were added.
  package func constraints(affecting variable: Variable) -> [InstalledConstraint] {
    guard let index = try? known(variable) else { return [] }
    var scratch = self
    let entries = scratch.expand(variable: index).entries
    let slacks = entries.filter { costs[Int($0.column)].isSlack }
    return scratch.multipliers(slacks, of: index)
      .sorted { records[Int($0)].sequence < records[Int($1)].sequence }.map(handle)
  }

  private mutating func canMove(_ variable: Int32) -> Bool {
    if records[Int(variable)].definer >= 0 { promote(variable) }
    return [1.0, -1].contains { way in
      var scratch = self
      return scratch.canMove(variable, way: way)
    }
  }

  /// Returns whether pivots that cost nothing lead to one that moves the variable up or down.
  private mutating func canMove(_ variable: Int32, way: Double) -> Bool {
    var steps = 0
    while steps < stepLimit {
      steps += 1
      let row = tableau.places[Int(variable)]
      let entries =
        row >= 0
        ? tableau.row(row).map { Entry(column: $0.column, coefficient: $0.coefficient) }
        : [Entry(column: variable, coefficient: 1)]
      let moves = entries.map { Move(column: $0.column, direction: $0.coefficient > 0 ? way : -way) }
      guard
        let move = moves.first(where: { move in
          costs[Int(move.column)].isLoose && costSign(of: move.column, direction: move.direction) == 0
        })
      else { return false }
      guard let stop = firstBlocking(move, byIndex: true) else { return true }
      let distance = tableau.rows[Int(stop)].value
      guard distance.isNearZero else { return true }
      enter(move, row: stop)
      optimise()
    }
    return false
  }
}
