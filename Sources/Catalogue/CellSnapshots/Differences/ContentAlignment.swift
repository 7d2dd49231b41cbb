import CellDrawing

/// An alignment of two sequences of rows: rows that are in both in the same order, and rows that moved.
struct ContentAlignment {
  /// The indices of equal rows in the first and the second sequence, ascending in both.
  private(set) var pairs: [(Int, Int)] = []
  /// The indices of rows with the same content at another place in the order.
  private(set) var moved: [(Int, Int)] = []
  private let reference: [RowContent]
  private let actual: [RowContent]
  /// The maximum number of pairs that are weighed against each other; beyond it, rows are paired in their order.
  private static let weighingLimit = 400_000

  init(_ reference: [RowContent], _ actual: [RowContent]) {
    self.reference = reference
    self.actual = actual
    align(0..<reference.count, 0..<actual.count)
    pairs.sort { $0.0 < $1.0 }
  }

  private mutating func align(_ old: Range<Int>, _ new: Range<Int>) {
    var (old, new) = (old, new)
    while let first = old.first, let other = new.first, isEqual(first, other) {
      pairs.append((first, other))
      (old, new) = (first + 1..<old.upperBound, other + 1..<new.upperBound)
    }
    while let last = old.last, let other = new.last, isEqual(last, other) {
      pairs.append((last, other))
      (old, new) = (old.lowerBound..<last, new.lowerBound..<other)
    }
    let same = unique(Array(old), Array(new)) { $0.signature }
    let kept = Self.longestAscending(same)
    let keptOld = Set(kept.map(\.0))
    moved += same.filter { !keptOld.contains($0.0) }
    pairs += kept
    let movedOld = Set(moved.map(\.0))
    let movedNew = Set(moved.map(\.1))
    for gap in Self.gaps(old, new, between: kept) {
      let restOld = gap.0.filter { !movedOld.contains($0) }
      let restNew = gap.1.filter { !movedNew.contains($0) }
      alignByText(restOld, restNew)
    }
  }

  /// Pairs rows with the same longest text.
  private mutating func alignByText(_ old: [Int], _ new: [Int]) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let same = unique(old, new) { row in row.longestText.map { $0 ^ row.className.hashValue } }
    let kept = Self.longestAscending(same)
    pairs += kept
    var (oldStart, newStart) = (0, 0)
    for (left, right) in kept + [(Int.max, Int.max)] {
      let oldEnd = old[oldStart...].firstIndex { $0 >= left } ?? old.count
      let newEnd = new[newStart...].firstIndex { $0 >= right } ?? new.count
      weigh(Array(old[oldStart..<oldEnd]), Array(new[newStart..<newEnd]))
      (oldStart, newStart) = (min(oldEnd + 1, old.count), min(newEnd + 1, new.count))
    }
  }

  /// Pairs as many rows of the same class as possible, and prefers rows that are more alike.
  private mutating func weigh(_ old: [Int], _ new: [Int]) {
    guard !old.isEmpty, !new.isEmpty else { return }
    guard old.count * new.count <= Self.weighingLimit else {
      pairs += zip(old, new).filter { reference[$0].className == actual[$1].className }
      return
    }
    let width = new.count + 1
    var best = [Float](repeating: 0, count: (old.count + 1) * width)
    var weights = [Float](repeating: 0, count: old.count * new.count)
    for left in old.indices.reversed() {
      for right in new.indices.reversed() {
        let weight = weight(old[left], new[right])
        weights[left * new.count + right] = weight
        let both = weight > 0 ? weight + best[(left + 1) * width + right + 1] : 0
        best[left * width + right] = max(
          both, best[(left + 1) * width + right], best[left * width + right + 1])
      }
    }
    var (left, right) = (0, 0)
    while left < old.count, right < new.count {
      let weight = weights[left * new.count + right]
      let here = best[left * width + right]
      if weight > 0, here == weight + best[(left + 1) * width + right + 1] {
        pairs.append((old[left], new[right]))
        left += 1
        right += 1
      } else if here == best[(left + 1) * width + right + 1] {
        // If several choices are equally good, the first is taken.
        left += 1
        right += 1
      } else if here == best[(left + 1) * width + right] {
        left += 1
      } else {
        right += 1
      }
    }
  }

  private func weight(_ left: Int, _ right: Int) -> Float {
    let (old, new) = (reference[left], actual[right])
    guard old.className == new.className else { return 0 }
    return 1 + 4 * old.similarity(to: new) + (old.size == new.size ? 0.1 : 0)
  }

  private func isEqual(_ left: Int, _ right: Int) -> Bool {
    reference[left].signature == actual[right].signature
  }

  /// Returns the pairs of rows whose key occurs once in each sequence.
  private func unique(_ old: [Int], _ new: [Int], by key: (RowContent) -> Int?) -> [(Int, Int)] {
    func places(_ rows: [Int], of contents: [RowContent]) -> [Int: Int?] {
      var places: [Int: Int?] = [:]
      for row in rows {
        guard let key = key(contents[row]) else { continue }
        places.updateValue(places[key] == nil ? row : nil, forKey: key)
      }
      return places
    }
    let others = places(new, of: actual)
    return places(old, of: reference).compactMap { key, row in
      guard let row, case let other?? = others[key] else { return nil }
      return (row, other)
    }.sorted { $0.0 < $1.0 }
  }

  /// Returns the longest part of `pairs` that also ascends by the second index. `pairs` ascends by the first.
  private static func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    pairs.map(\.1).longestIncreasingIndices.map { pairs[$0] }
  }

  private static func gaps(
    _ old: Range<Int>, _ new: Range<Int>, between pairs: [(Int, Int)]
  ) -> [(Range<Int>, Range<Int>)] {
    var gaps: [(Range<Int>, Range<Int>)] = []
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    for (left, right) in pairs + [(old.upperBound, new.upperBound)] {
      gaps.append((oldStart..<left, newStart..<right))
      (oldStart, newStart) = (left + 1, right + 1)
    }
    return gaps
  }
}
