/// The primal simplex method. It leads from allowed values to the best ones.
extension ConstraintSolver {
  /// A column and the direction in which it moves.
  struct Move {
    var column: Int32
    var direction: Double
  }

  /// The number of steps in a row that may move nothing. After them, columns are chosen by Bland's rule, which ends
  /// any cycle.
  static let patience = 8
  /// The maximum number of steps. No solution takes more without harmful rounding.
  var stepLimit: Int { 1_000 + 4 * records.count }

  /// Improves the solution until no column improves it any more.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  mutating func optimise() -> Bool {
    var (stillSteps, steps, hasMoved) = (0, 0, false)
    while steps < stepLimit, let move = nextImprovement(byIndex: stillSteps > Self.patience) {
      steps += 1
      guard let row = firstBlocking(move, byIndex: stillSteps > Self.patience) else {
        // The cost is only a rounding error: a real one cannot fall forever.
        dropCandidate(move.column)
        continue
      }
      let isStill = tableau.rows[Int(row)].value.isNearZero
      stillSteps = isStill ? stillSteps + 1 : 0
      hasMoved = hasMoved || !isStill
      enter(move, row: row)
    }
    if steps == stepLimit { isAstray = true }
    return hasMoved
  }

  mutating func enter(_ move: Move, row: Int32) {
    costs[Int(move.column)].side = move.direction > 0 ? 1 : -1
    costs[Int(move.column)].isAtZero = true
    exchange(row: row, column: move.column)
  }

  /// Returns a column that improves the solution: any one, or the one with the smallest index. Candidates that
  /// improve nothing are dropped.
  private mutating func nextImprovement(byIndex: Bool) -> Move? {
    var best: Move?
    var place = candidates.count - 1
    while place >= 0 {
      let column = candidates[place]
      if let move = improvement(of: column) {
        if best.map({ column < $0.column }) ?? true { best = move }
        if !byIndex { break }
      } else {
        dropCandidate(at: place)
      }
      place -= 1
    }
    return best
  }

  private mutating func dropCandidate(at place: Int) {
    costs[Int(candidates[place])].isCandidate = false
    candidates.swapAt(place, candidates.count - 1)
    candidates.removeLast()
  }

  private mutating func dropCandidate(_ column: Int32) {
    if let place = candidates.lastIndex(of: column) { dropCandidate(at: place) }
  }

  /// Returns whether a variable has no row and no definition, and is free to move.
  func isColumn(_ variable: Int32) -> Bool {
    let index = Int(variable)
    return tableau.places[index] < 0 && records[index].definer < 0 && !records[index].isBroken
      && !costs[index].isFixed
  }

  private mutating func improvement(of column: Int32) -> Move? {
    guard isColumn(column) else { return nil }
    var isLoose = false
    for direction in [1.0, -1] {
      guard let sign = costSign(of: column, direction: direction) else { continue }
      if sign < 0 { return Move(column: column, direction: direction) }
      if sign == 0 { isLoose = true }
    }
    if isLoose { noteLoose(column) }
    return nil
  }

  /// Returns the row that reaches zero first when a column moves, from a side where it is allowed or has a cost.
  ///
  /// - Parameter variable: A variable without a cost that also stops at zero.
  func firstBlocking(_ move: Move, byIndex: Bool, variable: Int32 = -1) -> Int32? {
    var best: (row: Int32, distance: Double, size: Double, basic: Int32)?
    for element in tableau.column(move.column) {
      let row = element.row
      let (basic, value) = (tableau.rows[Int(row)].basic, tableau.rows[Int(row)].value)
      let cost = costs[Int(basic)]
      guard cost.isSlack || basic == variable else { continue }
      let change = element.coefficient * move.direction
      let distance: Double
      if cost.isAtZero {
        // The cost of leaving zero on the other side was already included.
        if isAlone(row), !cost.isRequired { continue }
        guard cost.isFixed || (change > 0) != (cost.side > 0) else { continue }
        distance = 0
      } else {
        guard (change > 0) != (value > 0) else { continue }
        distance = abs(value / change)
      }
      let size = abs(change)
      guard size > minimumPivot else { continue }
      if let best {
        guard distance <= best.distance + tolerance * 1e-3 else { continue }
        let isTied = distance >= best.distance - tolerance * 1e-3
        guard !isTied || (byIndex || size == best.size ? basic < best.basic : size > best.size) else {
          continue
        }
      }
      best = (row, distance, size, basic)
    }
    return best?.row
  }
}
