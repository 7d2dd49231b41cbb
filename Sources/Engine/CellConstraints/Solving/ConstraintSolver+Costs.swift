extension ConstraintSolver {
  /// Adds up the cost by level, in `sums`, per unit that a column moves in a direction. Returns false if it must
  /// not move.
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

  /// Returns the sign of the cost of moving a column, in the highest level that changes. Returns nil if it must not
  /// move.
  mutating func costSign(of column: Int32, direction: Double) -> Int? {
    addCosts(of: column, direction: direction) ? sums.sign : nil
  }
}
