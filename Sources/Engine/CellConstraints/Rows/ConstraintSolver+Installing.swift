extension ConstraintSolver {
  /// Puts a constraint in effect. If it contradicts others, the last added of them is left out.
  mutating func install(_ constraint: Int32) {
    let index = Int(constraint)
    setCost(constraint)
    if let term = undefinedTerm(records[index].terms) {
      define(term.variable, by: constraint, leading: term.coefficient)
      enterUses(of: constraint)
      return
    }
    enterUses(of: constraint)
    insertRow(constraint)
    isOptimal = false
    if costs[index].isRequired { repair(constraint, isNew: true) }
  }

  /// Takes a constraint out of effect. All others that held still hold.
  mutating func uninstall(_ constraint: Int32) {
    let index = Int(constraint)
    isOptimal = false
    if records[index].defines >= 0 { promote(records[index].defines) }
    if tableau.places[index] < 0, tableau.heads[index] >= 0 {
      // The row that reaches zero first, on either side: no other row leaves its side on the way.
      var best: (distance: Double, size: Double, row: Int32)?
      for element in tableau.column(constraint) {
        let row = tableau.rows[Int(element.row)]
        let distance = row.value.isNearZero ? 0 : abs(row.value / element.coefficient)
        let size = abs(element.coefficient)
        let isTied = best.map { abs(distance - $0.distance) < tolerance } ?? false
        if best.map({ isTied ? size > $0.size : distance < $0.distance || $0.size < minimumPivot }) ?? true {
          best = (distance, size, element.row)
        }
      }
      if let best { exchange(row: best.row, column: constraint) }
    }
    if tableau.places[index] >= 0 {
      nominateRow(tableau.places[index])
      tableau.remove(row: tableau.places[index])
    }
    for place in records[index].terms {
      let variable = Int(terms.all[place].variable)
      if let first = terms.unlink(place) { records[variable].firstUse = first }
    }
    if costs[index].level >= 0 { levels.leave(costs[index].level) }
    costs[index].level = -1
  }

  private mutating func enterUses(of constraint: Int32) {
    for place in records[Int(constraint)].terms {
      let variable = terms.all[place].variable
      terms.link(place, before: records[Int(variable)].firstUse)
      records[Int(variable)].firstUse = Int32(place)
      if records[Int(variable)].definer < 0, tableau.places[Int(variable)] < 0 { nominate(variable) }
    }
  }

  private mutating func setCost(_ constraint: Int32) {
    let (relation, priority) = (records[Int(constraint)].relation, records[Int(constraint)].priority)
    let off = priority.isRequired ? Double.infinity : 1
    var cost = costs[Int(constraint)]
    cost.isSlack = true
    cost.up = relation == .greaterThanOrEqual ? 0 : off
    cost.down = relation == .lessThanOrEqual ? 0 : off
    cost.side = relation == .lessThanOrEqual ? -1 : 1
    cost.isFixed = priority.isRequired && relation == .equal
    cost.isHidden = false
    cost.isAtZero = true
    cost.level = priority.isRequired ? -1 : levels.enter(priority.value)
    costs[Int(constraint)] = cost
  }

  /// Returns the last term whose variable is not used yet, unless dividing by its coefficient would lose precision.
  private func undefinedTerm(_ range: Range<Int>) -> Term? {
    var largest = 0.0
    for place in range { largest = max(largest, abs(terms.all[place].coefficient)) }
    for place in range.reversed() {
      let term = terms.all[place]
      guard abs(term.coefficient) >= largest / 64 else { continue }
      let index = Int(term.variable)
      if records[index].firstUse < 0, records[index].definer < 0, tableau.places[index] < 0,
        tableau.heads[index] < 0
      {
        return term
      }
    }
    return nil
  }

  /// Adds the row of a constraint's slack with the current values.
  private mutating func insertRow(_ constraint: Int32) {
    let (entries, value) = expand(constraint: constraint)
    tableau.insert(constraint, value: value, entries: entries)
    let index = Int(constraint)
    if !value.isNearZero {
      costs[index].isAtZero = false
      if !costs[index].isRequired { costs[index].side = value > 0 ? 1 : -1 }
    }
    nominateRow(tableau.places[index])
  }
}
