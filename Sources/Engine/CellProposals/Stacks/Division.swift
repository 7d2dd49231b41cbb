/// A length that is divided among the children of a stack, or among the columns or rows of a grid.
///
/// Parts of higher priority come first, and the minimum lengths of all others are kept for these. Among parts of one
/// priority, the least flexible comes first. Each is offered an equal share of what is left, and what it does not take is left for the
/// next.
struct Division {
  private struct Part {
    let priority: Double
    // Not a number if it is not known yet.
    var minimum = Double.nan
    var maximum = Double.nan
  }

  /// From this number on, a general sort needs fewer questions than inserting.
  private static let maximumInsertions = 32

  private var parts: [Part]
  /// The parts in the order in which they are served, or nothing if it is not known.
  private var order: [Int] = []

  init(priorities: some Sequence<Double>) {
    parts = priorities.map { Part(priority: $0) }
    order.reserveCapacity(parts.count)
  }

  /// Forgets what the parts answered, because they are offered another breadth from now on.
  mutating func forgetAnswers() {
    for index in parts.indices {
      parts[index].minimum = .nan
      parts[index].maximum = .nan
    }
    order.removeAll(keepingCapacity: true)
  }

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - length: The length without the distances between the parts, in points. It may be negative or infinite.
  ///   - probe: Returns the length that a part would take of an offer.
  ///   - serve: Gives a part its offer, and returns the length that it takes.
  mutating func divide(
    _ length: Double, probe: (Int, Double) -> Double, serve: (Int, Double) -> Double
  ) {
    if serveAll(length, serve) { return }
    sort(probe)
    guard let first = order.first else { return }
    var available = length
    for index in order where parts[index].priority < parts[first].priority {
      Self.subtract(minimum(of: index, probe), from: &available)
    }
    var start = 0
    while start < order.count {
      let priority = parts[order[start]].priority
      var end = start + 1
      while end < order.count, parts[order[end]].priority == priority { end += 1 }
      if start > 0 {
        for place in start..<end { Self.subtract(-minimum(of: order[place], probe), from: &available) }
      }
      for place in start..<end {
        let taken = serve(order[place], max(available / Double(end - place), 0))
        Self.subtract(taken, from: &available)
      }
      start = end
    }
  }

  /// Gives all parts the same offer if there is no room or infinite room, because their order does not matter then.
  ///
  /// - Returns: Whether the parts were served.
  private func serveAll(_ length: Double, _ serve: (Int, Double) -> Double) -> Bool {
    guard length <= 0 || length == .infinity else { return false }
    var isSame = true
    for index in parts.indices {
      let taken = serve(index, max(length, 0))
      // A part that takes less than nothing would leave room for others.
      if taken < 0 { isSame = false }
    }
    return isSame
  }

  /// Subtracts a length, unless both are infinite.
  private static func subtract(_ length: Double, from available: inout Double) {
    let rest = available - length
    if !rest.isNaN { available = rest }
  }

  private mutating func sort(_ probe: (Int, Double) -> Double) {
    guard order.isEmpty else { return }
    if parts.count > Self.maximumInsertions {
      order.append(contentsOf: parts.indices)
      for index in parts.indices { _ = flexibility(of: index, probe) }
      var known = self
      order.sort { known.comes($0, before: $1, probe) || !known.comes($1, before: $0, probe) && $0 < $1 }
      return
    }
    for index in parts.indices {
      var place = order.count
      while place > 0, comes(index, before: order[place - 1], probe) { place -= 1 }
      order.insert(index, at: place)
    }
  }

  private mutating func comes(_ index: Int, before other: Int, _ probe: (Int, Double) -> Double) -> Bool {
    guard parts[index].priority == parts[other].priority else {
      return parts[index].priority > parts[other].priority
    }
    let (mine, others) = (flexibility(of: index, probe), flexibility(of: other, probe))
    guard mine == .infinity, others == .infinity else { return mine < others }
    return parts[index].minimum > parts[other].minimum
  }

  /// Returns the difference between the greatest and the smallest length of a part.
  private mutating func flexibility(of index: Int, _ probe: (Int, Double) -> Double) -> Double {
    let minimum = minimum(of: index, probe)
    if parts[index].maximum.isNaN { parts[index].maximum = probe(index, .infinity) }
    let flexibility = parts[index].maximum - minimum
    return flexibility.isNaN ? 0 : flexibility
  }

  private mutating func minimum(of index: Int, _ probe: (Int, Double) -> Double) -> Double {
    if parts[index].minimum.isNaN { parts[index].minimum = probe(index, 0) }
    return parts[index].minimum
  }
}
