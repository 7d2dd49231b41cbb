extension ConstraintSolver {
  /// Returns the required constraints that keep a row from its allowed side, by ascending index.
  ///
  /// The slacks of columns are independent, so the row has only one such sum. Without any of these constraints it
  /// could move.
  mutating func conflict(of row: Int32) -> [Int32] {
    var factors: [Entry] = []
    for element in tableau.row(row) where costs[Int(element.column)].isSlack {
      factors.append(Entry(column: element.column, coefficient: -element.coefficient))
    }
    factors.append(Entry(column: tableau.rows[Int(row)].basic, coefficient: 1))
    return multipliers(factors, of: -1)
  }

  /// Returns all constraints in a sum of constraints in which no variable, or only `variable`, remains.
  ///
  /// - Parameter factors: The factors of the slacks that rows contain. The factors of hidden slacks follow from them.
  mutating func multipliers(_ factors: [Entry], of variable: Int32) -> [Int32] {
    var found = factors.map(\.column)
    if variable >= 0 { weigh(variable, -1) }
    for factor in factors {
      for place in records[Int(factor.column)].terms {
        weigh(terms.all[place].variable, factor.coefficient * terms.all[place].coefficient)
      }
    }
    while let key = heap.pop() {
      let index = key & 0xffff_ffff
      let definer = records[index].definer
      guard costs[Int(definer)].isHidden, !weights[index].value.isNearZero else { continue }
      found.append(definer)
      let factor = -weights[index].value / records[Int(definer)].leading
      for place in records[Int(definer)].terms where Int(terms.all[place].variable) != index {
        weigh(terms.all[place].variable, factor * terms.all[place].coefficient)
      }
    }
    clearWeights()
    return found.sorted()
  }

  /// Takes the constraint of a conflict that was added last out of effect.
  ///
  /// - Parameter new: The constraint that is being added, or -1. If it is itself left out, no other constraint can
  ///   fit again.
  mutating func leaveOut(_ constraints: [Int32], new: Int32) {
    let inOrder = constraints.sorted { records[Int($0)].sequence < records[Int($1)].sequence }
    guard let last = inOrder.last else { return }
    uninstall(last)
    records[Int(last)].isBroken = true
    brokenConstraints.append(last)
    newConflicts.removeAll { $0.broken?.index == last }
    newConflicts.append(Conflict(constraints: inOrder.map(handle)))
    if last != new { isRelaxed = true }
  }
}
