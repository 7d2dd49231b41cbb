/// A constraint about a variable that no other is about yet defines that variable and takes no row: chains of views
/// cost their length, not its square. What depends on it is followed where a constraint is added or moved.
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

  /// Gives a defined variable a row; its constraint is then like any other.
  mutating func promote(_ variable: Int32) {
    let constraint = records[Int(variable)].definer
    let index = Int(constraint)
    if costs[index].isHidden { showColumn(constraint) }
    let (entries, value) = expand([Entry(column: variable, coefficient: 1)], 0)
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

  /// A sum in terms of columns, and its value.
  mutating func expand(_ terms: [Entry], _ constant: Double) -> (entries: [Entry], value: Double) {
    var value = constant
    for term in terms { weigh(term.column, term.coefficient) }
    while let key = heap.pop() {
      let variable = key & 0xffff_ffff
      let weight = weights[variable]
      weights[variable] = 0
      guard !weight.isNearZero else { continue }
      let constraint = records[variable].definer
      let factor = weight / records[Int(constraint)].leading
      value -= factor * records[Int(constraint)].constant
      for place in records[Int(constraint)].terms.indices {
        let term = records[Int(constraint)].terms[place]
        if Int(term.column) != variable { weigh(term.column, -factor * term.coefficient) }
      }
      if !costs[Int(constraint)].isHidden { weigh(constraint, factor) }
    }
    var place = 0
    while place < touched.count {
      let variable = touched[place]
      let row = tableau.places[Int(variable)]
      if row >= 0 {
        let weight = weights[Int(variable)]
        weights[Int(variable)] = 0
        if !weight.isNearZero {
          value += weight * tableau.rows[Int(row)].value
          for entry in tableau.row(row) { weigh(entry.column, weight * entry.coefficient) }
        }
      }
      place += 1
    }
    var entries: [Entry] = []
    for index in touched where !weights[Int(index)].isNearZero {
      entries.append(Entry(column: index, coefficient: weights[Int(index)]))
    }
    clearWeights()
    if entries.count > 1 { entries.sort { $0.column < $1.column } }
    return (entries, value)
  }

  /// Adds to the weight of a variable; one that is defined is put where the last defined comes first.
  mutating func weigh(_ variable: Int32, _ weight: Double) {
    let index = Int(variable)
    weights[index] += weight
    guard !isTouched[index] else { return }
    isTouched[index] = true
    touched.append(variable)
    let definer = records[index].definer
    if definer >= 0 { heap.push(records[Int(definer)].order << 32 | index) }
  }

  mutating func clearWeights() {
    for index in touched {
      weights[Int(index)] = 0
      isTouched[Int(index)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Follows moved variables to all that are defined by them, and to the constraints that have rows or columns.
  ///
  /// Afterwards `touched` names variables and constraints, and `weights` says how far each moves, until `clearWeights()`.
  mutating func spread(_ seeds: [Entry]) {
    for seed in seeds { approach(seed.column, seed.coefficient) }
    for place in 0..<touched.count where records[Int(touched[place])].definer < 0 {
      passOn(touched[place])
    }
    while let key = heap.pop() { passOn(Int32(-key & 0xffff_ffff)) }
  }

  private mutating func approach(_ variable: Int32, _ distance: Double) {
    let index = Int(variable)
    weights[index] += distance
    guard !isTouched[index] else { return }
    isTouched[index] = true
    touched.append(variable)
    let definer = records[index].definer
    // The heap gives the greatest first.
    if definer >= 0 { heap.push(-(records[Int(definer)].order << 32 | index)) }
  }

  private mutating func passOn(_ variable: Int32) {
    guard records[Int(variable)].kind == .variable else { return }
    let distance = weights[Int(variable)]
    guard !distance.isNearZero else { return }
    for place in records[Int(variable)].uses.indices {
      let constraint = records[Int(variable)].uses[place]
      let defined = records[Int(constraint)].defines
      guard defined != variable else { continue }
      let change = distance * records[Int(constraint)].coefficient(of: variable)
      if defined >= 0 {
        approach(defined, -change / records[Int(constraint)].leading)
      } else {
        approach(constraint, change)
      }
    }
  }

  /// Writes the column of a fixed slack that only defined a variable.
  private mutating func showColumn(_ constraint: Int32) {
    costs[Int(constraint)].isHidden = false
    let (variable, leading) = (records[Int(constraint)].defines, records[Int(constraint)].leading)
    spread([Entry(column: variable, coefficient: 1 / leading)])
    let relations = takeRelations()
    for relation in relations {
      if tableau.places[Int(relation.column)] >= 0 {
        tableau.add(relation.coefficient, column: constraint, row: tableau.places[Int(relation.column)])
      } else {
        for element in tableau.column(relation.column) {
          tableau.add(-element.coefficient * relation.coefficient, column: constraint, row: element.row)
        }
      }
    }
  }

  /// The constraints that `spread` found, with how far each moves, by rising index.
  mutating func takeRelations() -> [Entry] {
    var relations: [Entry] = []
    for index in touched where records[Int(index)].kind == .slack && !weights[Int(index)].isNearZero {
      relations.append(Entry(column: index, coefficient: weights[Int(index)]))
    }
    clearWeights()
    relations.sort { $0.column < $1.column }
    return relations
  }

  /// Moves a constraint's sum by a change of its constant.
  mutating func move(_ constraint: Int32, by difference: Double) {
    guard records[Int(constraint)].defines >= 0 else { return moveRelation(constraint, by: difference) }
    let (variable, leading) = (records[Int(constraint)].defines, records[Int(constraint)].leading)
    spread([Entry(column: variable, coefficient: -difference / leading)])
    for relation in takeRelations() { moveRelation(relation.column, by: relation.coefficient) }
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

  /// Sets the value of every variable.
  mutating func evaluate() {
    for row in tableau.rows where row.basic >= 0 { values[Int(row.basic)] = row.value }
    for index in records.indices where tableau.places[index] < 0 && records[index].definer < 0 {
      values[index] = 0
    }
    for constraint in definitions {
      let index = Int(constraint)
      let variable = records[index].defines
      var sum = records[index].constant - (tableau.places[index] >= 0 ? values[index] : 0)
      for place in records[index].terms.indices {
        let term = records[index].terms[place]
        if term.column != variable { sum += term.coefficient * values[Int(term.column)] }
      }
      values[Int(variable)] = -sum / records[index].leading
    }
  }
}
