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
    let told = ChangedLine.lines(
      from: Array(oldRest.prefix(Self.limits.compared)), to: Array(newRest.prefix(Self.limits.compared)),
      comparing: Self.limits.compared
    ).compactMap { line in
      switch line.kind {
      case .kept: nil as String?
      case .removed: "- \(line.text)"
      case .added: "+ \(line.text)"
      }
    }
    var lines = told.prefix(Self.limits.told).map { Self.shortened($0) }
    if told.count > lines.count { lines.append("… and \(told.count - lines.count) more lines") }
    self.lines = lines
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func shortened(_ line: String) -> String {
    line.count > longestLine ? "\(line.prefix(longestLine))…" : line
  }
}
