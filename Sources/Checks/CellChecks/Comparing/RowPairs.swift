import Foundation

/// A choice of rows that one cell shows one after the other.
struct RowPairs {
  /// The properties of a row that matter for the choice of pairs.
  struct Row {
    var path: IndexPath
    /// The reuse identifier and the class. Only cells of the same kind are reused for each other.
    var kind: String
    var height: CGFloat
    var viewCount: Int
    var imageCount: Int
    var textLength: Int
  }

  struct Pair: Hashable {
    var first: IndexPath
    var second: IndexPath
  }

  /// Returns each row after itself, and then every ordered pair.
  ///
  /// If there are more pairs than the budget allows, the most telling ones of each kind are chosen. These go from the
  /// largest to the smallest height, number of views, number of pictures and length of text, and back. Then come
  /// neighbours.
  static func pairs(of rows: [Row], budget: Int) -> [Pair] {
    let kinds = Self.kinds(of: rows)
    let itself = rows.map { Pair(first: $0.path, second: $0.path) }
    let all = kinds.reduce(0) { $0 + $1.count * ($1.count - 1) }
    if itself.count + all <= budget { return itself + (0..<all).compactMap { pair($0, of: kinds) } }
    var chosen: [Pair] = []
    var seen: Set<Pair> = []
    func choose(_ pair: Pair) {
      if pair.first != pair.second, chosen.count < budget, seen.insert(pair).inserted { chosen.append(pair) }
    }
    for kind in kinds {
      for pair in telling(kind) { choose(pair) }
    }
    for kind in kinds {
      for (first, second) in zip(kind, kind.dropFirst()) {
        choose(Pair(first: first.path, second: second.path))
        choose(Pair(first: second.path, second: first.path))
      }
    }
    // The rest of the budget is used for pairs that are spread over all.
    let step = max(1, all / max(1, budget - chosen.count))
    for index in stride(from: 0, to: all, by: step) {
      if let pair = pair(index, of: kinds) { choose(pair) }
    }
    return chosen + itself.prefix(max(0, budget - chosen.count))
  }

  /// Returns the number of pairs, including rows after themselves.
  static func count(of rows: [Row]) -> Int {
    kinds(of: rows).reduce(0) { $0 + $1.count * $1.count }
  }

  private static func kinds(of rows: [Row]) -> [[Row]] {
    Dictionary(grouping: rows, by: \.kind).values.sorted { $0[0].path < $1[0].path }
  }

  /// Returns the ordered pair at an index, kind by kind. A list of all pairs would need too much memory.
  private static func pair(_ index: Int, of kinds: [[Row]]) -> Pair? {
    var index = index
    for rows in kinds {
      let others = rows.count - 1
      guard index >= rows.count * others else {
        let (first, second) = index.quotientAndRemainder(dividingBy: others)
        return Pair(first: rows[first].path, second: rows[second < first ? second : second + 1].path)
      }
      index -= rows.count * others
    }
    return nil
  }

  private static func telling(_ rows: [Row]) -> [Pair] {
    let measures: [(Row) -> Double] = [
      { Double($0.height) }, { Double($0.viewCount) }, { Double($0.imageCount) }, { Double($0.textLength) },
    ]
    return measures.flatMap { measure -> [Pair] in
      let sorted = rows.sorted { (measure($0), $1.path) < (measure($1), $0.path) }
      guard let minimum = sorted.first, let maximum = sorted.last, measure(minimum) < measure(maximum) else {
        return []
      }
      return [
        Pair(first: maximum.path, second: minimum.path), Pair(first: minimum.path, second: maximum.path),
      ]
    }
  }
}
