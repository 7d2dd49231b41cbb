/// Linear equations. Each row expresses one variable by others, the columns. The columns are variables without a row,
/// and their values are zero.
///
/// Rows are sparse and sorted by ascending index. A column knows its elements, so a pivot touches no other rows.
struct Tableau: Sendable {
  /// A variable as a sum of columns and a constant, which is its value while all columns are zero.
  struct Row: Sendable {
    var basic: Int32
    var value: Double
    var first: Int32 = -1
    var count: Int32 = 0
  }

  /// A coefficient other than zero, linked to its neighbours. All elements are in one array, and free ones are
  /// reused.
  struct Element: Sendable {
    var row: Int32
    var column: Int32
    var coefficient: Double
    /// The next element in the row.
    var next: Int32
    /// The neighbours in the column. Their order must not matter to anything.
    var above: Int32
    var below: Int32
  }

  private(set) var rows: [Row] = []
  private(set) var elements: [Element] = []
  /// The first element of each column, or -1.
  private(set) var heads: [Int32] = []
  /// The row of each variable, or -1.
  private(set) var places: [Int32] = []
  private var freeRows: [Int32] = []
  private var firstFree: Int32 = -1
  private var freeCount: Int32 = 0

  mutating func reserve(_ variable: Int) {
    while places.count <= variable {
      places.append(-1)
      heads.append(-1)
    }
  }

  func row(_ row: Int32) -> RowElements { RowElements(elements: elements, following: rows[Int(row)].first) }
  func column(_ column: Int32) -> ColumnElements {
    ColumnElements(elements: elements, following: heads[Int(column)])
  }

  mutating func shift(row: Int32, by difference: Double) {
    rows[Int(row)].value += difference
  }

  /// Adds a row.
  ///
  /// - Parameter entries: The coefficients of columns, sorted by ascending index.
  mutating func insert(_ basic: Int32, value: Double, entries: [Entry]) {
    let row: Int32
    if let free = freeRows.popLast() {
      row = free
      rows[Int(row)] = Row(basic: basic, value: value)
    } else {
      row = Int32(rows.count)
      rows.append(Row(basic: basic, value: value))
    }
    places[Int(basic)] = row
    reserveElements(entries.count)
    var previous: Int32 = -1
    for entry in entries {
      let element = take(row: row, column: entry.column, coefficient: entry.coefficient, next: -1)
      if previous < 0 { rows[Int(row)].first = element } else { elements[Int(previous)].next = element }
      previous = element
    }
    rows[Int(row)].count = Int32(entries.count)
  }

  /// Removes a row. Its variable is then a column that no row contains.
  mutating func remove(row: Int32) {
    var element = rows[Int(row)].first
    while element >= 0 {
      let next = elements[Int(element)].next
      unlinkFromColumn(element)
      release(element)
      element = next
    }
    places[Int(rows[Int(row)].basic)] = -1
    rows[Int(row)] = Row(basic: -1, value: 0)
    freeRows.append(row)
  }

  /// Adds to the coefficient of a column in a row.
  mutating func add(_ coefficient: Double, column: Int32, row: Int32) {
    guard !coefficient.isNearZero else { return }
    var (previous, element): (Int32, Int32) = (-1, rows[Int(row)].first)
    while element >= 0, elements[Int(element)].column < column {
      (previous, element) = (element, elements[Int(element)].next)
    }
    if element >= 0, elements[Int(element)].column == column {
      elements[Int(element)].coefficient += coefficient
      guard elements[Int(element)].coefficient.isNearZero else { return }
      link(elements[Int(element)].next, after: previous, row: row)
      unlinkFromColumn(element)
      release(element)
      rows[Int(row)].count -= 1
    } else {
      reserveElements(1)
      link(
        take(row: row, column: column, coefficient: coefficient, next: element), after: previous, row: row)
      rows[Int(row)].count += 1
    }
  }

  /// Exchanges the variable of a row with one of its columns, which becomes the row's variable.
  mutating func pivot(row: Int32, column: Int32) {
    let leaving = rows[Int(row)].basic
    var (previous, pivot): (Int32, Int32) = (-1, rows[Int(row)].first)
    while elements[Int(pivot)].column != column {
      (previous, pivot) = (pivot, elements[Int(pivot)].next)
    }
    let inverse = 1 / elements[Int(pivot)].coefficient
    link(elements[Int(pivot)].next, after: previous, row: row)
    unlinkFromColumn(pivot)
    // The place of the new element among the other elements, which are scaled on the way.
    var place: Int32 = -1
    var element = rows[Int(row)].first
    while element >= 0 {
      elements[Int(element)].coefficient *= -inverse
      if elements[Int(element)].column < leaving { place = element }
      element = elements[Int(element)].next
    }
    let next = place < 0 ? rows[Int(row)].first : elements[Int(place)].next
    elements[Int(pivot)] = Element(
      row: row, column: leaving, coefficient: inverse, next: next, above: -1, below: -1)
    link(pivot, after: place, row: row)
    heads[Int(leaving)] = pivot
    let value = -rows[Int(row)].value * inverse

    var holder = heads[Int(column)]
    while holder >= 0 {
      let (factor, target) = (elements[Int(holder)].coefficient, elements[Int(holder)].row)
      let below = elements[Int(holder)].below
      rows[Int(target)].value += factor * value
      add(factor, timesRow: row, to: target, without: column)
      holder = below
    }
    heads[Int(column)] = -1
    places[Int(leaving)] = -1
    places[Int(column)] = row
    rows[Int(row)].basic = column
    rows[Int(row)].value = value
  }

  /// Adds a multiple of a row to another row, and removes a column from that row.
  private mutating func add(_ factor: Double, timesRow source: Int32, to row: Int32, without column: Int32) {
    reserveElements(Int(rows[Int(source)].count))
    var (previous, own): (Int32, Int32) = (-1, rows[Int(row)].first)
    var other = rows[Int(source)].first
    var count = rows[Int(row)].count
    var hasColumn = true
    while hasColumn || other >= 0 {
      let ownColumn = own < 0 ? Int32.max : elements[Int(own)].column
      if ownColumn == column {
        let next = elements[Int(own)].next
        link(next, after: previous, row: row)
        release(own)
        count -= 1
        own = next
        hasColumn = false
        continue
      }
      let otherColumn = other < 0 ? Int32.max : elements[Int(other)].column
      guard own >= 0 || other >= 0 else { break }
      if ownColumn < otherColumn {
        (previous, own) = (own, elements[Int(own)].next)
        continue
      }
      let coefficient = factor * elements[Int(other)].coefficient
      other = elements[Int(other)].next
      if ownColumn > otherColumn {
        guard !coefficient.isNearZero else { continue }
        let element = take(row: row, column: otherColumn, coefficient: coefficient, next: own)
        link(element, after: previous, row: row)
        previous = element
        count += 1
      } else {
        let sum = elements[Int(own)].coefficient + coefficient
        let next = elements[Int(own)].next
        if sum.isNearZero {
          link(next, after: previous, row: row)
          unlinkFromColumn(own)
          release(own)
          count -= 1
        } else {
          elements[Int(own)].coefficient = sum
          previous = own
        }
        own = next
      }
    }
    rows[Int(row)].count = count
  }
}

extension Tableau {
  private mutating func link(_ element: Int32, after previous: Int32, row: Int32) {
    if previous < 0 { rows[Int(row)].first = element } else { elements[Int(previous)].next = element }
  }

  /// Makes sure that `count` elements can be taken.
  private mutating func reserveElements(_ count: Int) {
    while Int(freeCount) < count {
      elements.append(Element(row: -1, column: -1, coefficient: 0, next: firstFree, above: -1, below: -1))
      firstFree = Int32(elements.count - 1)
      freeCount += 1
    }
  }

  /// Returns a new element that is linked into its column.
  private mutating func take(row: Int32, column: Int32, coefficient: Double, next: Int32) -> Int32 {
    let element = firstFree
    firstFree = elements[Int(element)].next
    freeCount -= 1
    let head = heads[Int(column)]
    elements[Int(element)] = Element(
      row: row, column: column, coefficient: coefficient, next: next, above: -1, below: head)
    if head >= 0 { elements[Int(head)].above = element }
    heads[Int(column)] = element
    return element
  }

  private mutating func release(_ element: Int32) {
    elements[Int(element)].next = firstFree
    firstFree = element
    freeCount += 1
  }

  private mutating func unlinkFromColumn(_ element: Int32) {
    let (above, below) = (elements[Int(element)].above, elements[Int(element)].below)
    if above >= 0 {
      elements[Int(above)].below = below
    } else {
      heads[Int(elements[Int(element)].column)] = below
    }
    if below >= 0 { elements[Int(below)].above = above }
  }

  /// The elements of a row, by ascending index of their columns.
  struct RowElements: Sequence, IteratorProtocol {
    let elements: [Element]
    var following: Int32

    mutating func next() -> Element? {
      guard following >= 0 else { return nil }
      let element = elements[Int(following)]
      following = element.next
      return element
    }
  }

  /// The elements of a column.
  struct ColumnElements: Sequence, IteratorProtocol {
    let elements: [Element]
    var following: Int32

    mutating func next() -> Element? {
      guard following >= 0 else { return nil }
      let element = elements[Int(following)]
      following = element.below
      return element
    }
  }
}
