extension ConstraintSolver {
  /// Adds up in `sums` what a column costs by level for each unit it moves in a direction; false where it may not.
  mutating func addCosts(of column: Int32, direction: Double) -> Bool {
    sums.reset(count: levels.count)
    let own = costs[Int(column)]
    if own.isSlack {
      let cost = direction > 0 ? own.up : own.down
      guard cost < .infinity else { return false }
      if cost > 0 { sums.add(cost, rank: levels.ranks[Int(own.level)]) }
    }
    for element in tableau.column(column) {
      let basic = tableau.rows[Int(element.row)].basic
      let cost = costs[Int(basic)]
      guard cost.isSlack else { continue }
      if cost.isAtZero, isAlone(element.row) {
        let distance = element.coefficient * direction
        let weight = distance > 0 ? cost.up : cost.down
        guard weight < .infinity else { return false }
        if weight > 0 { sums.add(weight * abs(distance), rank: levels.ranks[Int(cost.level)]) }
      } else {
        let slope = cost.slope
        guard slope != 0 else { continue }
        let distance = element.coefficient * direction
        sums.add(slope * distance, rank: levels.ranks[Int(cost.level)])
      }
    }
    return true
  }

  /// Whether moving a column so costs less, nothing or more, by the highest level that it changes; nil where it may not.
  mutating func costSign(of column: Int32, direction: Double) -> Int? {
    addCosts(of: column, direction: direction) ? sums.sign : nil
  }
}
