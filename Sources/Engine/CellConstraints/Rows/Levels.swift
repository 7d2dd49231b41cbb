/// The priorities that occur, from highest to lowest.
struct Levels: Sendable {
  private var priorities: [Double] = []
  private var counts: [Int] = []
  /// The number of levels above the level of each slot.
  private(set) var ranks: [Int] = []
  private var slots: [Double: Int32] = [:]
  private var freeSlots: [Int32] = []

  var count: Int { priorities.count }

  /// Returns the slot of a priority, and counts one more constraint in it.
  mutating func enter(_ priority: Double) -> Int32 {
    if let slot = slots[priority] {
      counts[Int(slot)] += 1
      return slot
    }
    let slot = freeSlots.popLast() ?? Int32(priorities.count)
    if Int(slot) == priorities.count {
      priorities.append(priority)
      counts.append(1)
      ranks.append(0)
    } else {
      priorities[Int(slot)] = priority
      counts[Int(slot)] = 1
    }
    slots[priority] = slot
    let falling = priorities.indices.sorted { (priorities[$0], $1) > (priorities[$1], $0) }
    for (rank, slot) in falling.enumerated() { ranks[slot] = rank }
    return slot
  }

  mutating func leave(_ slot: Int32) {
    counts[Int(slot)] -= 1
    guard counts[Int(slot)] == 0 else { return }
    slots[priorities[Int(slot)]] = nil
    freeSlots.append(slot)
  }
}

/// A cost by level. Only the levels that something was added to are visited.
struct LevelSums: Sendable {
  private(set) var values: [Double] = []
  /// The sums of the absolute values, which limit how far rounding may have moved a value from zero.
  private var sizes: [Double] = []
  private var touched: [Int] = []

  mutating func reset(count: Int) {
    if !touched.isEmpty {
      for rank in touched { (values[rank], sizes[rank]) = (0, 0) }
      touched.removeAll(keepingCapacity: true)
    }
    while values.count < count {
      values.append(0)
      sizes.append(0)
    }
  }

  mutating func add(_ value: Double, rank: Int) {
    if touched.last != rank { touched.append(rank) }
    values[rank] += value
    sizes[rank] += abs(value)
  }

  mutating func divide(by divisor: Double) {
    // A level may be in `touched` more than once.
    for rank in 0..<values.count {
      values[rank] /= divisor
      sizes[rank] /= divisor
    }
  }

  /// The sign of the highest level that is not zero.
  var sign: Int {
    var (best, sign) = (Int.max, 0)
    for rank in touched where rank < best && abs(values[rank]) > tolerance * max(1, sizes[rank]) {
      (best, sign) = (rank, values[rank] > 0 ? 1 : -1)
    }
    return sign
  }

  /// Returns whether this cost is less in the highest level where the two differ.
  func isLess(than other: LevelSums) -> Bool {
    for rank in 0..<max(values.count, other.values.count) {
      let left = rank < values.count ? values[rank] : 0
      let right = rank < other.values.count ? other.values[rank] : 0
      if !(left - right).isNearZero { return left < right }
    }
    return false
  }
}
