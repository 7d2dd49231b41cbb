extension ConstraintSolver {
  /// Pivots, and notes what must be checked again: the columns of the row, and the rows that contained the column.
  mutating func exchange(row: Int32, column: Int32) {
    pivotCount += 1
    let leaving = tableau.rows[Int(row)].basic
    let isStill = tableau.rows[Int(row)].value.isNearZero
    tableau.pivot(row: row, column: column)
    costs[Int(leaving)].isAtZero = true
    values[Int(leaving)] = 0
    nominateRow(row)
    look(at: row)
    guard !isStill else { return }
    for element in tableau.column(leaving) where element.row != row { look(at: element.row) }
  }

  /// Notes the side of zero on which a row is now.
  ///
  /// A row that must not be there becomes a suspect, which is restored later.
  mutating func look(at row: Int32) {
    let (basic, value) = (Int(tableau.rows[Int(row)].basic), tableau.rows[Int(row)].value)
    let isAtZero = value.isNearZero
    let side: Int8 = isAtZero ? costs[basic].side : value > 0 ? 1 : -1
    guard isAtZero != costs[basic].isAtZero || side != costs[basic].side else { return }
    if costs[basic].isSlack, costs[basic].isViolated(by: value), isRestoring || costs[basic].isRequired {
      suspect(Int32(basic))
      return
    }
    costs[basic].isAtZero = isAtZero
    costs[basic].side = side
    if costs[basic].isSlack { nominateRow(row) }
  }

  mutating func suspect(_ variable: Int32) {
    guard !costs[Int(variable)].isSuspect else { return }
    costs[Int(variable)].isSuspect = true
    suspects.append(variable)
  }

  /// Notes that the cost of a column must be checked before the next solution.
  mutating func nominate(_ column: Int32) {
    guard !costs[Int(column)].isCandidate, !costs[Int(column)].isFixed else { return }
    costs[Int(column)].isCandidate = true
    candidates.append(column)
  }

  mutating func nominateRow(_ row: Int32) {
    for element in tableau.row(row) { nominate(element.column) }
  }

  /// Nominates the columns whose cost depends on a variable's cost.
  mutating func nominateAround(_ variable: Int32) {
    let row = tableau.places[Int(variable)]
    if row >= 0 { nominateRow(row) } else { nominate(variable) }
  }

  /// Returns whether a row has at most one column that is not fixed. The row and this column are then one variable.
  func isAlone(_ row: Int32) -> Bool {
    if tableau.rows[Int(row)].count == 1 { return true }
    var free = 0
    for entry in tableau.row(row) where !costs[Int(entry.column)].isFixed {
      free += 1
      if free > 1 { return false }
    }
    return true
  }
}
