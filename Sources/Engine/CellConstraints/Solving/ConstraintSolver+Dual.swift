/// The dual simplex method. It leads from the best values for the old constants to the best values for the new
/// ones.
extension ConstraintSolver {
  mutating func restoreByCosts() {
    isRestoring = true
    defer { isRestoring = false }
    var steps = 0
    while steps < stepLimit, let constraint = nextSuspect() {
      let row = tableau.places[Int(constraint)]
      let value = tableau.rows[Int(row)].value
      guard costs[Int(constraint)].isViolated(by: value) else {
        look(at: row)
        continue
      }
      steps += 1
      guard let way = cheapestWay(row) else {
        isOptimal = false
        leaveOut(conflict(of: row), new: -1)
        suspect(constraint)
        return
      }
      switch way {
      case .cross:
        costs[Int(constraint)].side = value > 0 ? 1 : -1
        costs[Int(constraint)].isAtZero = false
        nominateRow(row)
      case .pivot(let move): enter(move, row: row)
      }
    }
  }

  /// The way in which a row becomes allowed again.
  private enum Way {
    /// The row counts on its other side from now on.
    case cross
    /// The row goes to zero, and a column moves.
    case pivot(Move)
  }

  private mutating func cheapestWay(_ row: Int32) -> Way? {
    let basic = tableau.rows[Int(row)].basic
    let rises = tableau.rows[Int(row)].value < 0
    var (best, size): (Way?, Double) = (nil, 1)
    bestSums.reset(count: levels.count)
    if !costs[Int(basic)].isRequired {
      bestSums.add(
        costs[Int(basic)].up + costs[Int(basic)].down, rank: levels.ranks[Int(costs[Int(basic)].level)])
      best = .cross
    }
    for entry in tableau.row(row) where !costs[Int(entry.column)].isFixed {
      let direction: Double = (entry.coefficient > 0) == rises ? 1 : -1
      guard abs(entry.coefficient) > minimumPivot, addCosts(of: entry.column, direction: direction) else {
        continue
      }
      sums.divide(by: abs(entry.coefficient))
      if best == nil || sums.isLess(than: bestSums)
        || (abs(entry.coefficient) > size && !bestSums.isLess(than: sums))
      {
        size = abs(entry.coefficient)
        best = .pivot(Move(column: entry.column, direction: direction))
        swap(&sums, &bestSums)
      }
    }
    return best
  }
}
