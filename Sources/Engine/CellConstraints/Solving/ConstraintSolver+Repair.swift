/// The first phase: it leads from values that required constraints forbid to allowed ones.
extension ConstraintSolver {
  /// Moves a required constraint's slack to an allowed value, while the other required constraints stay allowed.
  ///
  /// If that is impossible, the last added constraint of those in the way is left out.
  mutating func repair(_ constraint: Int32, isNew: Bool) {
    let index = Int(constraint)
    var steps = 0
    while tableau.places[index] >= 0 {
      let row = tableau.places[index]
      let value = tableau.rows[Int(row)].value
      guard costs[index].isViolated(by: value) else {
        if costs[index].isFixed { leaveBasis(row) }
        return
      }
      steps += 1
      guard let move = repairingMove(row) else {
        leaveOut(conflict(of: row), new: isNew ? constraint : -1)
        continue
      }
      guard steps < stepLimit else { return leaveOut([constraint], new: -1) }
      enter(move.move, row: move.row)
    }
  }

  /// Repairs all required constraints whose values were moved. Costs are ignored.
  mutating func restore() {
    while let constraint = nextSuspect() {
      let row = tableau.places[Int(constraint)]
      if costs[Int(constraint)].isRequired,
        costs[Int(constraint)].isViolated(by: tableau.rows[Int(row)].value)
      {
        isOptimal = false
        repair(constraint, isNew: false)
      } else {
        look(at: row)
      }
    }
  }

  /// Returns the next suspect that still has a row.
  mutating func nextSuspect() -> Int32? {
    while let variable = suspects.popLast() {
      costs[Int(variable)].isSuspect = false
      if tableau.places[Int(variable)] >= 0 { return variable }
    }
    return nil
  }

  /// Returns a step that brings a row nearer to zero: one that reaches zero if possible, else one by Bland's rule.
  private func repairingMove(_ row: Int32) -> (move: Move, row: Int32)? {
    let rises = tableau.rows[Int(row)].value < 0
    var first: (move: Move, row: Int32)?
    for isSlack in [false, true] {
      for entry in tableau.row(row) {
        let cost = costs[Int(entry.column)]
        guard cost.isSlack == isSlack, !cost.isFixed, abs(entry.coefficient) > minimumPivot else { continue }
        let direction: Double = (entry.coefficient > 0) == rises ? 1 : -1
        guard !cost.isSlack || (direction > 0 ? cost.up : cost.down) < .infinity || !cost.isRequired else {
          continue
        }
        let move = Move(column: entry.column, direction: direction)
        let stop = firstStop(move, target: row, coefficient: entry.coefficient)
        if stop == row { return (move, row) }
        if first.map({ entry.column < $0.move.column }) ?? true { first = (move, stop) }
      }
    }
    return first
  }

  /// Returns the row that stops a move: the row of a required constraint, or the target once it is at zero.
  private func firstStop(_ move: Move, target: Int32, coefficient: Double) -> Int32 {
    var best = target
    var bestDistance = abs(tableau.rows[Int(target)].value / coefficient) - tolerance * 1e-3
    var bestBasic: Int32 = -1
    for element in tableau.column(move.column) where element.row != target {
      let row = element.row
      let (basic, value) = (tableau.rows[Int(row)].basic, tableau.rows[Int(row)].value)
      let cost = costs[Int(basic)]
      guard cost.isRequired, !cost.isViolated(by: value), abs(element.coefficient) > minimumPivot else {
        continue
      }
      let change = element.coefficient * move.direction
      guard cost.isFixed || (change > 0) != (cost.side > 0) else { continue }
      let distance = value.isNearZero ? 0 : abs(value / change)
      if distance < bestDistance || (distance == bestDistance && basic < bestBasic) {
        (best, bestDistance, bestBasic) = (row, distance, basic)
      }
    }
    return best
  }

  /// Turns a fixed slack that is zero into a column, so that it stays zero.
  private mutating func leaveBasis(_ row: Int32) {
    var best: (column: Int32, holders: Int)?
    for entry in tableau.row(row) where !costs[Int(entry.column)].isFixed {
      guard abs(entry.coefficient) > minimumPivot else { continue }
      let holders = tableau.column(entry.column).reduce(0) { count, _ in count + 1 }
      // A variable may have any value, but a slack with a cost should stay at zero if possible.
      let isBetter =
        best.map {
          let (old, new) = (costs[Int($0.column)].isSlack, costs[Int(entry.column)].isSlack)
          return old == new ? holders < $0.holders : old
        } ?? true
      if isBetter { best = (entry.column, holders) }
    }
    if let best { enter(Move(column: best.column, direction: 1), row: row) }
  }
}
