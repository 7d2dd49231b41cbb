/// Definitions of variables outside the tableau.
///
/// If no other constraint uses a variable yet, a new constraint defines it and needs no row. So the cost of a chain
/// of views grows with its length, not with its square. When a constraint is added or moved, the changes are spread
/// to the variables that depend on it.
extension ConstraintSolver {
  mutating func define(_ variable: Int32, by constraint: Int32, leading: Double) {
    let index = Int(constraint)
    records[Int(variable)].definer = constraint
    records[index].defines = variable
    records[index].leading = leading
    records[index].order = nextOrder
    nextOrder += 1
    definitions.append(constraint)
    costs[index].isHidden = costs[index].isFixed
    nominate(constraint)
  }

  /// Gives a defined variable a row. Its constraint is then like any other.
  mutating func promote(_ variable: Int32) {
    let constraint = records[Int(variable)].definer
    let index = Int(constraint)
    if costs[index].isHidden { showColumn(constraint) }
    let (entries, value) = expand(variable: variable)
    records[Int(variable)].definer = -1
    records[index].defines = -1
    var (low, high) = (0, definitions.count)
    while low < high {
      let middle = (low + high) / 2
      if order(at: middle) < records[index].order { low = middle + 1 } else { high = middle }
    }
    if low < definitions.count, definitions[low] == constraint {
      definitions.remove(at: low)
    }
    tableau.insert(variable, value: value, entries: entries)
    costs[Int(variable)].isAtZero = value.isNearZero
    costs[Int(variable)].side = value < 0 ? -1 : 1
  }

  private func order(at place: Int) -> Int { records[Int(definitions[place])].order }

  /// Returns a constraint's sum in terms of columns, and its value.
  mutating func expand(constraint: Int32) -> (entries: [Entry], value: Double) {
    for place in records[Int(constraint)].terms {
      weigh(terms.all[place].variable, terms.all[place].coefficient)
    }
    return takeSum(constant: records[Int(constraint)].constant)
  }

  /// Returns a variable in terms of columns, and its value.
  mutating func expand(variable: Int32) -> (entries: [Entry], value: Double) {
    weigh(variable, 1)
    return takeSum(constant: 0)
  }

  /// Computes the weighted sum: replaces defined variables by their definitions, the last defined first, and
  /// variables with rows by their rows.
  private mutating func takeSum(constant: Double) -> (entries: [Entry], value: Double) {
    var value = constant
    while let key = heap.pop() {
      let variable = key & 0xffff_ffff
      let weight = weights[variable].value
      weights[variable].value = 0
      guard !weight.isNearZero else { continue }
      let constraint = records[variable].definer
      let factor = weight / records[Int(constraint)].leading
      value -= factor * records[Int(constraint)].constant
      for place in records[Int(constraint)].terms {
        let term = terms.all[place]
        if Int(term.variable) != variable { weigh(term.variable, -factor * term.coefficient) }
      }
      if !costs[Int(constraint)].isHidden { weigh(constraint, factor) }
    }
    var place = 0
    while place < touched.count {
      let variable = Int(touched[place])
      let row = tableau.places[variable]
      if row >= 0 {
        let weight = weights[variable].value
        weights[variable].value = 0
        if !weight.isNearZero {
          value += weight * tableau.rows[Int(row)].value
          for element in tableau.row(row) { weigh(element.column, weight * element.coefficient) }
        }
      }
      place += 1
    }
    var entries: [Entry] = []
    for index in touched where !weights[Int(index)].value.isNearZero {
      entries.append(Entry(column: index, coefficient: weights[Int(index)].value))
    }
    clearWeights()
    if entries.count == 2, entries[0].column > entries[1].column {
      entries.swapAt(0, 1)
    } else if entries.count > 2 {
      entries.sort { $0.column < $1.column }
    }
    return (entries, value)
  }

  /// Adds to the weight of a variable. A defined variable is also put into the heap, where the last defined comes
  /// first.
  mutating func weigh(_ variable: Int32, _ weight: Double) {
    let index = Int(variable)
    let before = weights[index]
    weights[index] = Weight(value: before.value + weight, isTouched: true)
    guard !before.isTouched else { return }
    touched.append(variable)
    let definer = records[index].definer
    if definer >= 0 { heap.push(records[Int(definer)].order << 32 | index) }
  }

  mutating func clearWeights() {
    guard !touched.isEmpty else { return }
    weights.withUnsafeMutableBufferPointer { weights in
      for index in touched { weights[Int(index)] = Weight() }
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Spreads the moves of variables to all variables that they define, and to the constraints that have rows or
  /// columns.
  ///
  /// Until `clearWeights()`, `touched` then holds the variables and constraints, and `weights` the distance of
  /// each.
  mutating func spread(_ seeds: [Entry]) {
    for seed in seeds { approach(seed.column, seed.coefficient) }
    finishSpreading()
  }

  private mutating func spread(_ variable: Int32, _ distance: Double) {
    approach(variable, distance)
    finishSpreading()
  }

  private mutating func finishSpreading() {
    for place in 0..<touched.count where records[Int(touched[place])].definer < 0 {
      passOn(touched[place])
    }
    while let key = heap.pop() { passOn(Int32(-key & 0xffff_ffff)) }
  }

  private mutating func approach(_ variable: Int32, _ distance: Double) {
    let index = Int(variable)
    let before = weights[index]
    weights[index] = Weight(value: before.value + distance, isTouched: true)
    guard !before.isTouched else { return }
    touched.append(variable)
    let definer = records[index].definer
    // The heap returns the greatest key first.
    if definer >= 0 { heap.push(-(records[Int(definer)].order << 32 | index)) }
  }

  private mutating func passOn(_ variable: Int32) {
    guard records[Int(variable)].kind == .variable else { return }
    let distance = weights[Int(variable)].value
    guard !distance.isNearZero else { return }
    var place = records[Int(variable)].firstUse
    while place >= 0 {
      let term = terms.all[Int(place)]
      place = term.next
      let defined = records[Int(term.constraint)].defines
      if defined < 0 {
        approach(term.constraint, distance * term.coefficient)
      } else if defined != variable {
        approach(defined, -distance * term.coefficient / records[Int(term.constraint)].leading)
      }
    }
  }

  /// Writes the column of a fixed slack that only defined a variable.
  private mutating func showColumn(_ constraint: Int32) {
    costs[Int(constraint)].isHidden = false
    let (variable, leading) = (records[Int(constraint)].defines, records[Int(constraint)].leading)
    spread(variable, 1 / leading)
    for index in touched where records[Int(index)].kind == .slack {
      let distance = weights[Int(index)].value
      if tableau.places[Int(index)] >= 0 {
        tableau.add(distance, column: constraint, row: tableau.places[Int(index)])
      } else {
        for element in tableau.column(index) {
          tableau.add(-element.coefficient * distance, column: constraint, row: element.row)
        }
      }
    }
    clearWeights()
  }

  /// Moves a constraint's sum by a change of its constant.
  mutating func move(_ constraint: Int32, by difference: Double) {
    guard records[Int(constraint)].defines >= 0 else { return moveRelation(constraint, by: difference) }
    let (variable, leading) = (records[Int(constraint)].defines, records[Int(constraint)].leading)
    spread(variable, -difference / leading)
    for index in touched where records[Int(index)].kind == .slack {
      moveRelation(index, by: weights[Int(index)].value)
    }
    clearWeights()
  }

  private mutating func moveRelation(_ constraint: Int32, by difference: Double) {
    let place = tableau.places[Int(constraint)]
    if place >= 0 {
      tableau.shift(row: place, by: difference)
      suspect(constraint)
    } else {
      for element in tableau.column(constraint) {
        tableau.shift(row: element.row, by: -element.coefficient * difference)
        suspect(tableau.rows[Int(element.row)].basic)
      }
    }
  }

  /// Sets the value of every variable that is not a column.
  mutating func evaluate() {
    let (rows, records, places, terms) = (tableau.rows, records, tableau.places, terms.all)
    let definitions = definitions
    values.withUnsafeMutableBufferPointer { values in
      for row in rows where row.basic >= 0 { values[Int(row.basic)] = row.value }
      records.withUnsafeBufferPointer { records in
        terms.withUnsafeBufferPointer { terms in
          for constraint in definitions {
            let index = Int(constraint)
            let (variable, first) = (records[index].defines, Int(records[index].firstTerm))
            var sum = records[index].constant - (places[index] >= 0 ? values[index] : 0)
            for place in first..<first + Int(records[index].termCount) where terms[place].variable != variable
            {
              sum += terms[place].coefficient * values[Int(terms[place].variable)]
            }
            values[Int(variable)] = -sum / records[index].leading
          }
        }
      }
    }
  }
}
