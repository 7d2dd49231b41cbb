/// Linear equations, each of a variable that has a row by those that have none and are zero.
///
/// Rows are sparse, by rising index; a column knows the rows that hold it, so that a pivot touches no others.
struct Tableau: Sendable {
  /// One variable as a sum of columns and a constant, its value while all columns are zero.
  struct Row: Sendable {
    var basic: Int32
    var value: Double
    var entries: [Entry]
  }

  private(set) var rows: [Row] = []
  /// The rows that hold each variable, in no order that anything may depend on.
  private(set) var columns: [[Int32]] = []
  /// The row of each variable, or -1.
  private(set) var places: [Int32] = []
  private var freeRows: [Int32] = []
  /// Storage for the sum of two rows.
  private var sum: [Entry] = []

  mutating func reserve(_ variable: Int) {
    while places.count <= variable {
      places.append(-1)
      columns.append([])
    }
  }

  /// The coefficient of a column that the row may not hold.
  func coefficient(row: Int32, column: Int32) -> Double {
    rows[Int(row)].entries.withUnsafeBufferPointer { entries in
      var (low, high) = (0, entries.count)
      while high - low > 8 {
        let middle = (low + high) / 2
        if entries[middle].column > column { high = middle } else { low = middle }
      }
      while low < high {
        if entries[low].column == column { return entries[low].coefficient }
        low += 1
      }
      return 0
    }
  }

  mutating func shift(row: Int32, by difference: Double) {
    rows[Int(row)].value += difference
  }

  /// - Parameter entries: columns alone, by rising index.
  mutating func insert(_ basic: Int32, value: Double, entries: [Entry]) {
    let row: Int32
    if let free = freeRows.popLast() {
      row = free
      rows[Int(row)] = Row(basic: basic, value: value, entries: entries)
    } else {
      row = Int32(rows.count)
      rows.append(Row(basic: basic, value: value, entries: entries))
    }
    places[Int(basic)] = row
    for entry in entries { columns[Int(entry.column)].append(row) }
  }

  /// The variable of the row is a column afterwards that no row holds.
  mutating func remove(row: Int32) {
    for entry in rows[Int(row)].entries { forget(row, in: entry.column) }
    places[Int(rows[Int(row)].basic)] = -1
    rows[Int(row)].entries.removeAll(keepingCapacity: true)
    rows[Int(row)].basic = -1
    freeRows.append(row)
  }

  /// Adds to the coefficient of a column in a row.
  mutating func add(_ coefficient: Double, column: Int32, row: Int32) {
    add(1, times: [Entry(column: column, coefficient: coefficient)], without: -1, to: row)
  }

  /// Turns a row into that of one of its columns; its variable becomes a column.
  mutating func pivot(row: Int32, column: Int32) {
    let leaving = rows[Int(row)].basic
    var entries: [Entry] = []
    swap(&entries, &rows[Int(row)].entries)
    let place = entries.firstIndex { $0.column == column } ?? 0
    let inverse = 1 / entries[place].coefficient
    entries.remove(at: place)
    for index in entries.indices { entries[index].coefficient *= -inverse }
    let target = entries.firstIndex { $0.column > leaving } ?? entries.count
    entries.insert(Entry(column: leaving, coefficient: inverse), at: target)
    let value = -rows[Int(row)].value * inverse

    var holders: [Int32] = []
    swap(&holders, &columns[Int(column)])
    for holder in holders where holder != row {
      let factor = coefficient(row: holder, column: column)
      rows[Int(holder)].value += factor * value
      add(factor, times: entries, without: column, to: holder)
    }
    holders.removeAll(keepingCapacity: true)
    swap(&holders, &columns[Int(column)])
    columns[Int(leaving)].append(row)
    places[Int(leaving)] = -1
    places[Int(column)] = row
    rows[Int(row)].basic = column
    rows[Int(row)].value = value
    swap(&entries, &rows[Int(row)].entries)
  }

  /// Adds a multiple of other entries to a row, which loses a column whose list of rows the caller keeps.
  private mutating func add(_ factor: Double, times other: [Entry], without column: Int32, to row: Int32) {
    let own = rows[Int(row)].entries
    sum.removeAll(keepingCapacity: true)
    sum.reserveCapacity(own.count + other.count)
    var (left, right) = (0, 0)
    own.withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        while left < own.count || right < other.count {
          if right == other.count || (left < own.count && own[left].column < other[right].column) {
            if own[left].column != column { sum.append(own[left]) }
            left += 1
          } else if left == own.count || other[right].column < own[left].column {
            let coefficient = factor * other[right].coefficient
            if !coefficient.isNearZero {
              sum.append(Entry(column: other[right].column, coefficient: coefficient))
              columns[Int(other[right].column)].append(row)
            }
            right += 1
          } else {
            let coefficient = own[left].coefficient + factor * other[right].coefficient
            if coefficient.isNearZero {
              forget(row, in: own[left].column)
            } else {
              sum.append(Entry(column: own[left].column, coefficient: coefficient))
            }
            left += 1
            right += 1
          }
        }
      }
    }
    swap(&sum, &rows[Int(row)].entries)
  }

  private mutating func forget(_ row: Int32, in column: Int32) {
    guard let place = columns[Int(column)].lastIndex(of: row) else { return }
    columns[Int(column)].swapAt(place, columns[Int(column)].count - 1)
    columns[Int(column)].removeLast()
  }
}
