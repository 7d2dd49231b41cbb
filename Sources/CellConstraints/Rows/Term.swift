/// A variable in a constraint, linked to the other constraints in effect that it is in.
struct Term: Sendable {
  var variable: Int32
  var constraint: Int32
  var coefficient: Double
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// The terms of all constraints: those of one are neighbours, those of one variable are linked.
struct Terms: Sendable {
  private(set) var all: [Term] = []
  /// Where constraints of each number of terms were, to be used again.
  private var free: [[Int32]] = []

  /// - Returns: the place of the first.
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

  /// Puts a term before the first of its variable.
  mutating func link(_ place: Int, before first: Int32) {
    all[place].next = first
    if first >= 0 { all[Int(first)].previous = Int32(place) }
  }

  /// - Returns: the term that is the first of its variable then, where this one was.
  mutating func unlink(_ place: Int) -> Int32? {
    let (previous, next) = (all[place].previous, all[place].next)
    (all[place].previous, all[place].next) = (-1, -1)
    if next >= 0 { all[Int(next)].previous = previous }
    guard previous >= 0 else { return next }
    all[Int(previous)].next = next
    return nil
  }
}
