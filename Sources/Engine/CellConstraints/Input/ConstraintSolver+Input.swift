extension ConstraintSolver {
  /// The maximum absolute value of a number. Larger numbers are limited to it, so that numbers added to them are
  /// not lost.
  static let limit = 16_777_216.0

  /// Adds a variable. It is 0 until a constraint gives it another value.
  package mutating func addVariable() -> Variable {
    let index = newIndex()
    records[Int(index)].kind = .variable
    costs[Int(index)].isSlack = false
    return Variable(index: index, generation: records[Int(index)].generation)
  }

  /// Removes a variable that no constraint uses.
  package mutating func remove(_ variable: Variable) throws(ConstraintError) {
    let index = try known(variable)
    let isUsed = brokenConstraints.contains { constraint in
      terms.all[records[Int(constraint)].terms].contains { $0.variable == index }
    }
    guard records[Int(index)].firstUse < 0, !isUsed else { throw .variableInUse }
    if tableau.places[Int(index)] >= 0 { tableau.remove(row: tableau.places[Int(index)]) }
    free(index)
  }

  /// Adds a constraint. Several terms with the same variable are added up, and zeros are left out.
  @discardableResult
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(ConstraintError) -> InstalledConstraint {
    let constant = try finite(constraint.constant)
    guard constraint.priority.isInRange else { throw .priorityOutOfRange(constraint.priority.value) }
    try collect(constraint.terms)
    let index = newIndex()
    records[Int(index)].kind = .slack
    records[Int(index)].firstTerm = terms.insert(entries, of: index)
    records[Int(index)].termCount = Int32(entries.count)
    records[Int(index)].constant = constant
    records[Int(index)].relation = constraint.relation
    records[Int(index)].priority = constraint.priority
    records[Int(index)].sequence = nextSequence
    nextSequence += 1
    install(index)
    return InstalledConstraint(index: index, generation: records[Int(index)].generation)
  }

  /// Removes a constraint.
  package mutating func remove(_ constraint: InstalledConstraint) throws(ConstraintError) {
    let index = try known(constraint)
    if records[Int(index)].isBroken {
      brokenConstraints.removeAll { $0 == index }
    } else {
      if records[Int(index)].priority.isRequired { isRelaxed = true }
      uninstall(index)
    }
    newConflicts.removeAll { $0.broken == constraint }
    free(index)
  }

  /// Changes the constant of a constraint.
  package mutating func setConstant(
    _ constant: Double, of constraint: InstalledConstraint
  ) throws(ConstraintError) {
    let index = try known(constraint)
    let constant = try finite(constant)
    let difference = constant - records[Int(index)].constant
    guard difference != 0 else { return }
    if records[Int(index)].priority.isRequired { isRelaxed = true }
    records[Int(index)].constant = constant
    if !records[Int(index)].isBroken { move(index, by: difference) }
  }

  /// Changes a constraint's priority. The constraint keeps its place in the order of adding.
  package mutating func setPriority(
    _ priority: Priority, of constraint: InstalledConstraint
  ) throws(ConstraintError) {
    let index = try known(constraint)
    guard priority.isInRange else { throw .priorityOutOfRange(priority.value) }
    let old = records[Int(index)].priority
    guard priority != old else { return }
    guard !records[Int(index)].isBroken, !priority.isRequired, !old.isRequired else {
      if records[Int(index)].isBroken {
        brokenConstraints.removeAll { $0 == index }
        newConflicts.removeAll { $0.broken == constraint }
        records[Int(index)].isBroken = false
        records[Int(index)].isReported = false
      } else {
        uninstall(index)
      }
      isRelaxed = true
      records[Int(index)].priority = priority
      return install(index)
    }
    levels.leave(costs[Int(index)].level)
    costs[Int(index)].level = levels.enter(priority.value)
    records[Int(index)].priority = priority
    isOptimal = false
    nominateAround(index)
  }

  private func finite(_ value: Double) throws(ConstraintError) -> Double {
    guard value.isFinite else { throw .notFinite(value) }
    return min(max(value, -Self.limit), Self.limit)
  }

  /// Sorts terms by index into `entries` and adds up terms with the same variable.
  private mutating func collect(_ terms: [LinearConstraint.Term]) throws(ConstraintError) {
    entries.removeAll(keepingCapacity: true)
    for term in terms {
      let entry = Entry(column: try known(term.variable), coefficient: try finite(term.coefficient))
      // Constraints have few terms, which are often in ascending order already.
      var place = entries.count
      while place > 0, entries[place - 1].column > entry.column { place -= 1 }
      if place > 0, entries[place - 1].column == entry.column {
        entries[place - 1].coefficient += entry.coefficient
      } else {
        entries.append(entry)
        var last = entries.count - 1
        while last > place {
          entries.swapAt(last, last - 1)
          last -= 1
        }
      }
    }
    // Zeros are rare, and checking is cheaper than moving all entries.
    if entries.contains(where: \.coefficient.isNearZero) {
      entries.removeAll(where: \.coefficient.isNearZero)
    }
  }

  func known(_ variable: Variable) throws(ConstraintError) -> Int32 {
    guard records.indices.contains(Int(variable.index)), records[Int(variable.index)].kind == .variable,
      records[Int(variable.index)].generation == variable.generation
    else { throw .unknownVariable }
    return variable.index
  }

  func known(_ constraint: InstalledConstraint) throws(ConstraintError) -> Int32 {
    guard records.indices.contains(Int(constraint.index)), records[Int(constraint.index)].kind == .slack,
      records[Int(constraint.index)].generation == constraint.generation
    else { throw .unknownConstraint }
    return constraint.index
  }

  private mutating func newIndex() -> Int32 {
    if let index = freeIndices.popLast() {
      costs[Int(index)] = Cost()
      return index
    }
    let index = Int32(records.count)
    records.append(Record())
    costs.append(Cost())
    values.append(0)
    weights.append(Weight())
    tableau.reserve(Int(index))
    return index
  }

  private mutating func free(_ index: Int32) {
    let generation = records[Int(index)].generation
    // These flags, read before the reset, name the lists that still contain the index.
    let flags = costs[Int(index)]
    if records[Int(index)].kind == .slack { terms.remove(records[Int(index)].terms) }
    records[Int(index)] = Record()
    records[Int(index)].generation = generation &+ 1
    costs[Int(index)] = Cost()
    values[Int(index)] = 0
    if flags.isCandidate { candidates.removeAll { $0 == index } }
    if flags.isLoose { looseColumns.removeAll { $0 == index } }
    if flags.isQueued { looseQueue.removeAll { $0 == index } }
    if flags.isSuspect { suspects.removeAll { $0 == index } }
    freeIndices.append(index)
  }

  func handle(_ index: Int32) -> InstalledConstraint {
    InstalledConstraint(index: index, generation: records[Int(index)].generation)
  }
}
