/// Rebuilding: rounding errors add up over many pivots. If they are noticeable, everything is built again from the
/// constraints.
extension ConstraintSolver {
  /// The number of pivots after which rounding errors are still too small to be checked.
  static let uncheckedPivots = 64

  /// Whether the values give the sums of all constraints that the tableau contains.
  var isExact: Bool {
    for index in records.indices where records[index].kind == .slack && !records[index].isBroken {
      var (sum, size) = (records[index].constant, 1.0)
      for place in records[index].terms {
        let product = terms.all[place].coefficient * values[Int(terms.all[place].variable)]
        sum += product
        size += abs(product)
      }
      let place = tableau.places[index]
      let expected = place >= 0 ? tableau.rows[Int(place)].value : 0
      guard abs(sum - expected) < 1e-7 * size else { return false }
    }
    return true
  }

  /// Puts all constraints in effect again, in the order in which they were added.
  mutating func rebuild() {
    tableau = Tableau()
    tableau.reserve(records.count - 1)
    levels = Levels()
    definitions = []
    for list in [candidates, looseColumns, looseQueue, suspects] {
      for index in list {
        costs[Int(index)].isCandidate = false
        costs[Int(index)].isLoose = false
        costs[Int(index)].isQueued = false
        costs[Int(index)].isSuspect = false
      }
    }
    (candidates, looseColumns, looseQueue, suspects) = ([], [], [], [])
    var constraints: [Int32] = []
    for index in records.indices {
      values[index] = 0
      records[index].firstUse = -1
      records[index].definer = -1
      records[index].defines = -1
      guard records[index].kind == .slack, !records[index].isBroken else { continue }
      for place in records[index].terms { _ = terms.unlink(place) }
      constraints.append(Int32(index))
    }
    constraints.sort { records[Int($0)].sequence < records[Int($1)].sequence }
    isRelaxed = true
    for constraint in constraints where !records[Int(constraint)].isBroken { install(constraint) }
  }
}
