extension ConstraintSolver {
  /// Finds the solution. Returns the conflicts of the required constraints that are newly left out.
  @discardableResult
  package mutating func solve() -> [Conflict] {
    settle()
    if pivotCount > checkedPivotCount + Self.uncheckedPivots {
      if isAstray || !isExact {
        rebuild()
        settle()
        isAstray = false
      }
      checkedPivotCount = pivotCount
    }
    return takeConflicts()
  }

  private mutating func settle() {
    if !suspects.isEmpty {
      if isOptimal { restoreByCosts() }
      restore()
    }
    if isRelaxed { installBroken() }
    optimise()
    evaluate()
    settleTies()
    isOptimal = true
  }

  /// Returns the value that `solve()` found for a variable, or 0 for an unknown variable.
  ///
  /// It is a multiple of 2⁻²⁰ points, so that the result does not depend on the pivots' rounding errors.
  package func value(of variable: Variable) -> Double {
    guard let index = try? known(variable) else { return 0 }
    return (values[Int(index)] * 1_048_576).rounded() / 1_048_576 + 0
  }

  /// Tries the constraints that were left out again, in the order in which they were added.
  private mutating func installBroken() {
    var last = 0
    while true {
      // A constraint that fits now may push out a later one, which is then tried in its turn.
      let next = brokenConstraints.filter { records[Int($0)].sequence > last }
        .min { records[Int($0)].sequence < records[Int($1)].sequence }
      guard let next else { break }
      last = records[Int(next)].sequence
      brokenConstraints.removeAll { $0 == next }
      records[Int(next)].isBroken = false
      install(next)
      if !records[Int(next)].isBroken { records[Int(next)].isReported = false }
    }
    isRelaxed = false
  }

  /// Returns the conflicts that were not reported yet and still exist.
  private mutating func takeConflicts() -> [Conflict] {
    var conflicts: [(sequence: Int, conflict: Conflict)] = []
    for conflict in newConflicts {
      guard let broken = conflict.broken?.index, records[Int(broken)].isBroken,
        !records[Int(broken)].isReported
      else { continue }
      records[Int(broken)].isReported = true
      conflicts.append((records[Int(broken)].sequence, conflict))
    }
    newConflicts.removeAll()
    return conflicts.sorted { $0.sequence < $1.sequence }.map(\.conflict)
  }
}
