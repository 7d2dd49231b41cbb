/// A report of a run in Markdown, for the summary of a CI job.
package enum MarkdownReport {
  /// The maximum number of snapshots that are listed one by one.
  private static let maximumCount = 200
  /// The maximum length in bytes of UTF-8. GitHub refuses a summary of more than 1 MiB as a whole.
  static let maximumLength = 1_000_000

  /// - Parameter program: The command that runs the program: `swift run snapshots`.
  package static func text(_ run: Run, program: String) -> String {
    let failures = run.snapshots.filter { !$0.isPassing }
    var lines = [
      "## \(title(of: run))", "",
      RunCounts(run).text + (run.decodesReferences == true ? "; every reference decoded" : ""), "",
    ]
    lines += base(of: run)
    if !failures.isEmpty {
      lines += ["| Snapshot | Verdict |", "|---|---|"]
      lines += failures.prefix(maximumCount).map { "| \(MarkdownText.cell($0.name)) | \(verdict(of: $0)) |" }
      lines.append("")
      for (title, explanation) in explanations(of: Array(failures.prefix(maximumCount))) {
        lines += ["**\(MarkdownText.code(title))**", ""]
        lines += explanation.map { "* \(MarkdownText.code($0))" }
        lines.append("")
      }
    }
    if failures.count > maximumCount { lines += ["and \(failures.count - maximumCount) more", ""] }
    if !run.dead.isEmpty {
      let command = MarkdownText.code("\(program) prune --delete")
      lines += ["No entry produces these references; \(command) removes them:", ""]
      lines += run.dead.prefix(maximumCount).map { "* \(MarkdownText.code($0))" }
      lines.append("")
    }
    return MarkdownText.joined(
      lines, atMost: maximumLength, ending: "The summary ends here, because GitHub refuses a longer one.")
  }

  /// Returns the list of what is known about the base revision, with an empty line at its end; empty without one.
  static func base(of run: Run) -> [String] {
    let lines = BaseSummary.lines(run).map { "* \(MarkdownText.code(PrintableText.line($0, atMost: 400)))" }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// Returns the outcome of a run in a few words.
  static func title(of run: Run) -> String {
    if !run.isComplete { return "The run did not finish" }
    return run.isPassing ? "Snapshots are unchanged" : "Snapshots differ"
  }

  /// Returns one explanation for each entry. Its title is the snapshot's name if only one snapshot of the entry fails.
  private static func explanations(of failures: [SnapshotResult]) -> [(title: String, lines: [String])] {
    var entries: [[SnapshotResult]] = []
    for failure in failures where !failure.explanationLines.isEmpty {
      if entries.last?.first?.entry == failure.entry {
        entries[entries.count - 1].append(failure)
      } else {
        entries.append([failure])
      }
    }
    return entries.map { snapshots in
      (snapshots.count == 1 ? snapshots[0].name : snapshots[0].entry, EntryExplanation(of: snapshots).lines)
    }
  }

  /// Returns the verdict and the message for a cell of a table.
  private static func verdict(of snapshot: SnapshotResult) -> String {
    snapshot.verdict.words + (snapshot.message.map { ": \(MarkdownText.cell($0))" } ?? "")
  }
}
