/// The number of letters to insert, remove or replace to turn one word into another (Levenshtein distance).
package enum EditDistance {
  package static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first.lowercased())
    let second = Array(second.lowercased())
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }

  /// Returns the candidate that was probably meant, or nil where none is near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let prefixed = candidates.first { !word.isEmpty && $0.lowercased().hasPrefix(word.lowercased()) }
    if let prefixed { return prefixed }
    // Words whose lengths differ so much are never near, and comparing a long one would take long.
    let possible = candidates.filter { isNear(abs($0.count - word.count), word, $0) }
    let ranked = possible.map { (name: $0, distance: between(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return isNear(best.distance, word, best.name) ? best.name : nil
  }

  /// Returns the candidates by their distance from `word`, the nearest first. Equally near ones keep their order.
  package static func sorted(_ candidates: [String], by word: String) -> [String] {
    let ranked = candidates.enumerated().map { (place: $0, name: $1, distance: between(word, $1)) }
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.name)
  }

  private static func isNear(_ distance: Int, _ word: String, _ candidate: String) -> Bool {
    distance <= max(1, max(word.count, candidate.count) / 2)
  }
}
