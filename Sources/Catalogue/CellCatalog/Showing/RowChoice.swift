/// A choice of places in a row that represent all places.
enum RowChoice {
  /// Returns ascending indices, as many as the limit allows: those in `telling`, the first, the last, and others at
  /// even distances.
  static func indexes(of count: Int, limit: Int, telling: [Int]) -> [Int] {
    guard count > limit else { return Array(0..<count) }
    var chosen: Set<Int> = []
    for index in telling + [0, count - 1] where chosen.count < limit { chosen.insert(index) }
    let rest = (0..<count).filter { !chosen.contains($0) }
    let spread = limit - chosen.count
    for place in 0..<max(spread, 0) { chosen.insert(rest[(2 * place + 1) * rest.count / (2 * spread)]) }
    return chosen.sorted()
  }
}
