/// The annotations of a run: commands with which a job on GitHub reports what is wrong with a file:
///
///     ::error file=Snapshots/WallPost/short.320@2x.png,title=different::WallPostCell row 0: …
package enum GitHubAnnotations {
  /// The maximum number of annotations that GitHub shows for one step.
  static let maximumCount = 10

  /// Returns whether a job on GitHub runs this process.
  package static func areWanted(in environment: [String: String]) -> Bool {
    environment["GITHUB_ACTIONS"] == "true"
  }

  /// Returns the annotations of the first failing snapshots.
  package static func lines(_ run: Run) -> [String] {
    let failures = run.snapshots.filter { !$0.isPassing }
    return failures.prefix(maximumCount).map { failure in
      let file = "\(run.references)/\(failure.name).png"
      let text = ([failure.name + " is " + failure.headline] + failure.explanationLines)
        .map(PrintableText.line).joined(separator: "\n")
      return
        "::error file=\(property(file)),title=\(property("Snapshot " + failure.verdict.words))::\(data(text))"
    }
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
