/// A variable in a constraint, linked to the other constraints in effect that use the variable.
struct Term: Sendable {
  var variable: Int32
  var constraint: Int32
  var coefficient: Double
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// The terms of all constraints. Terms of one constraint are neighbours, terms with the same variable are linked.
struct Terms: Sendable {
  private(set) var all: [Term] = []
  /// The places of removed constraints by their number of terms, for reuse.
  private var free: [[Int32]] = []

  /// Adds the terms of a constraint.
  ///
  /// - Returns: The place of the first term.
  mutating func insert(_ entries: [Entry], of constraint: Int32) -> Int32 {
    if entries.count < free.count, let first = free[entries.count].popLast() {
      for (place, entry) in entries.enumerated() {
        all[Int(first) + place] = Term(
          variable: entry.column, constraint: constraint, coefficient: entry.coefficient)
      }
      return first
    }
    let first = Int32(all.count)
    for entry in entries {
      all.append(Term(variable: entry.column, constraint: constraint, coefficient: entry.coefficient))
    }
    return first
  }

  mutating func remove(_ range: Range<Int>) {
    while free.count <= range.count { free.append([]) }
    free[range.count].append(Int32(range.lowerBound))
  }

  /// Puts a term before the first one of its variable.
  mutating func link(_ place: Int, before first: Int32) {
    all[place].next = first
    if first >= 0 { all[Int(first)].previous = Int32(place) }
  }

  /// Removes a term from the list of its variable.
  ///
  /// - Returns: The variable's new first term, or -1 if there is none. Nil if this was not the first one.
  mutating func unlink(_ place: Int) -> Int32? {
    let (previous, next) = (all[place].previous, all[place].next)
    (all[place].previous, all[place].next) = (-1, -1)
    if next >= 0 { all[Int(next)].previous = previous }
    guard previous >= 0 else { return next }
    all[Int(previous)].next = next
    return nil
  }
}
