/// The choice between equally good solutions: the one with the first variable nearest to zero, then the second, and
/// so on.
extension ConstraintSolver {
  /// Notes a column that can move without a cost, so that it is checked.
  mutating func noteLoose(_ column: Int32) {
    if !costs[Int(column)].isLoose {
      costs[Int(column)].isLoose = true
      looseColumns.append(column)
    }
    enqueue(column)
  }

  /// The number of changes per index that are followed. If thousands of views depend on each other and may be
  /// anywhere, they stay where earlier pivots put them.
  private static let tieWork = 8

  mutating func settleTies() {
    guard !looseColumns.isEmpty else { return }
    for column in looseColumns { enqueue(column) }
    var (steps, stillSteps) = (0, 0)
    var work = 100_000 + Self.tieWork * records.count
    while steps < stepLimit, work > 0, let column = nextLoose(byIndex: stillSteps > Self.patience) {
      guard let tie = tie(of: column, work: &work) else { continue }
      steps += 1
      let row = tie.row
      let (distance, isStill) = (tie.distance, tableau.rows[Int(row)].value.isNearZero)
      stillSteps = isStill ? stillSteps + 1 : 0
      var isTurned = stillSteps > Self.patience
      if !isStill {
        for change in tie.changes {
          let value = values[Int(change.column)]
          let moved = value + change.coefficient * distance
          if value.isNearZero || moved.isNearZero || (value > 0) != (moved > 0) { isTurned = true }
          values[Int(change.column)] = moved
        }
      }
      enter(tie.move, row: row)
      if optimise() { evaluate() }
      // The direction in which a column moves depends on the signs of values.
      if isTurned { for column in looseColumns { enqueue(column) } }
    }
    looseQueue.removeAll { column in
      costs[Int(column)].isQueued = false
      return true
    }
  }

  /// A move that costs nothing and brings the first variable that it moves nearer to zero.
  private struct Tie {
    var move: Move
    /// The row at which it ends.
    var row: Int32
    /// The distance that the column moves until then.
    var distance: Double
    /// The distance that it moves each variable, per unit.
    var changes: [Entry]
  }

  private mutating func tie(of column: Int32, work: inout Int) -> Tie? {
    for direction in [1.0, -1] where costSign(of: column, direction: direction) == 0 {
      let move = Move(column: column, direction: direction)
      let changes = changes(by: move)
      work -= changes.count
      guard let first = changes.min(by: { $0.column < $1.column }), first.column != column else { continue }
      let variable = Int(first.column)
      if records[variable].definer >= 0 {
        let value = values[variable]
        guard value.isNearZero || (value > 0) != (first.coefficient > 0) else { continue }
        promote(first.column)
      }
      let row = tableau.places[variable]
      guard row >= 0, (costs[variable].side > 0) != (first.coefficient > 0),
        !(costs[variable].isAtZero && isAlone(row)),
        let stop = firstBlocking(move, byIndex: true, variable: first.column)
      else { continue }
      let element = tableau.column(column).first { $0.row == stop }
      let distance = abs(tableau.rows[Int(stop)].value / (element?.coefficient ?? 1))
      return Tie(move: move, row: stop, distance: distance, changes: changes)
    }
    return nil
  }

  /// Returns the distance that each variable moves with a column, in no particular order.
  mutating func changes(by move: Move) -> [Entry] {
    var seeds: [Entry] = []
    func seed(_ variable: Int32, _ distance: Double) {
      if records[Int(variable)].kind == .variable {
        seeds.append(Entry(column: variable, coefficient: distance))
      } else if records[Int(variable)].defines >= 0 {
        let record = records[Int(variable)]
        seeds.append(Entry(column: record.defines, coefficient: distance / record.leading))
      }
    }
    seed(move.column, move.direction)
    for element in tableau.column(move.column) {
      seed(tableau.rows[Int(element.row)].basic, element.coefficient * move.direction)
    }
    spread(seeds)
    var changes: [Entry] = []
    for index in touched where records[Int(index)].kind == .variable && !weights[Int(index)].value.isNearZero
    {
      changes.append(Entry(column: index, coefficient: weights[Int(index)].value))
    }
    clearWeights()
    return changes
  }

  private mutating func enqueue(_ column: Int32) {
    guard !costs[Int(column)].isQueued else { return }
    costs[Int(column)].isQueued = true
    looseQueue.append(column)
  }

  /// Returns the next column that can move without a cost. Columns that cannot any more are dropped.
  private mutating func nextLoose(byIndex: Bool) -> Int32? {
    while !looseQueue.isEmpty {
      var place = looseQueue.count - 1
      if byIndex {
        for other in looseQueue.indices where looseQueue[other] < looseQueue[place] { place = other }
      }
      let column = looseQueue[place]
      looseQueue.swapAt(place, looseQueue.count - 1)
      looseQueue.removeLast()
      costs[Int(column)].isQueued = false
      if isLoose(column) { return column }
      costs[Int(column)].isLoose = false
      if let place = looseColumns.lastIndex(of: column) {
        looseColumns.swapAt(place, looseColumns.count - 1)
        looseColumns.removeLast()
      }
    }
    return nil
  }

  mutating func isLoose(_ column: Int32) -> Bool {
    isColumn(column)
      && (costSign(of: column, direction: 1) == 0 || costSign(of: column, direction: -1) == 0)
  }
}
