extension ConstraintSolver {
  /// Finds the solution, and says which required constraints it has newly left out, each with those in its way.
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

  /// What `solve()` found for a variable; 0 for one that it does not know.
  ///
  /// It is a whole multiple of 2⁻²⁰ points, so that the last digits do not tell by which pivots it was found.
  package func value(of variable: Variable) -> Double {
    guard let index = try? known(variable) else { return 0 }
    return (values[Int(index)] * 1_048_576).rounded() / 1_048_576 + 0
  }

  /// Tries the constraints that were left out once more, the first added first.
  private mutating func installBroken() {
    var last = 0
    while true {
      // One that now leaves room may push out a later one, which is then tried in its turn.
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

  /// The conflicts that were not told yet and are still there.
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
