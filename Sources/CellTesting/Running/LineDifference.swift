/// A readable list of the lines in which two texts differ.
struct LineDifference {
  /// The maximum number of lines to compare, and of lines to list.
  private static let limits = (compared: 5_000, told: 20)
  /// The maximum length of a line, in characters.
  private static let longestLine = 160

  /// The lines in the order of the texts: `- old` and `+ new`.
  let lines: [String]

  init(from reference: String, to actual: String) {
    let old = Self.lines(of: reference)
    let new = Self.lines(of: actual)
    let shared = zip(old, new).prefix { $0 == $1 }.count
    var oldRest = old[shared...]
    var newRest = new[shared...]
    while let last = oldRest.last, last == newRest.last {
      oldRest.removeLast()
      newRest.removeLast()
    }
    let told = Self.changes(
      from: oldRest.prefix(Self.limits.compared), to: newRest.prefix(Self.limits.compared))
    var lines = told.prefix(Self.limits.told).map { Self.shortened($0) }
    if told.count > lines.count { lines.append("… and \(told.count - lines.count) more lines") }
    self.lines = lines
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func changes(from old: ArraySlice<Substring>, to new: ArraySlice<Substring>) -> [String] {
    let old = Array(old)
    let new = Array(new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        changes.append("- \(old[i])")
        i += 1
      } else if inserted.contains(j) {
        changes.append("+ \(new[j])")
        j += 1
      } else {
        i += 1
        j += 1
      }
    }
    return changes
  }

  private static func shortened(_ line: String) -> String {
    line.count > longestLine ? "\(line.prefix(longestLine))…" : line
  }
}
