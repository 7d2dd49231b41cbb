/// The annotations of a run: commands with which a job on GitHub reports what is wrong with a file:
///
///     ::error file=Snapshots/WallPost/short.320@2x.png,title=different::WallPostCell row 0: …
package enum GitHubAnnotations {
  /// The maximum number of annotations that GitHub shows for one step. It hides the other annotations without a word.
  static let maximumCount = 10

  /// Returns whether a job on GitHub runs this process.
  package static func areWanted(in environment: [String: String]) -> Bool {
    environment["GITHUB_ACTIONS"] == "true"
  }

  /// Returns an annotation for each group of snapshots with the same change. If there are too many, the last one says how
  /// many are left.
  package static func lines(_ run: Run) -> [String] {
    let groups = ChangeGroup.groups(of: run)
    guard groups.count > maximumCount else { return groups.map { line($0, run) } }
    let shown = groups.prefix(maximumCount - 1)
    let left = groups.dropFirst(shown.count)
    let snapshots = left.reduce(0) { $0 + $1.snapshots.count }
    return shown.map { line($0, run) } + [
      "::error title=Snapshots::and \(left.count) more changes, in \(snapshots) snapshots; the report shows them"
    ]
  }

  private static func line(_ group: ChangeGroup, _ run: Run) -> String {
    let failure = group.example
    let file = "\(run.references)/\(failure.name).png"
    let others = group.snapshots.count - 1
    let subject = others > 0 ? "\(failure.name) and \(others) more are " : "\(failure.name) is "
    let text = ([subject + failure.headline] + failure.explanationLines)
      .map(PrintableText.line).joined(separator: "\n")
    return
      "::error file=\(property(file)),title=\(property("Snapshot " + failure.verdict.words))::\(data(text))"
  }

  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func property(_ text: String) -> String { escaped(PrintableText.line(text), "%:,") }

  private static func escaped(_ text: String, _ signs: String) -> String {
    text.unicodeScalars.map { scalar in
      guard signs.unicodeScalars.contains(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
