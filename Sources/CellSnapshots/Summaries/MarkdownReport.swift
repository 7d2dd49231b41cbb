/// A report of a run in Markdown, for the summary of a CI job or a comment on a change.
package enum MarkdownReport {
  /// The maximum number of snapshots that are listed one by one. GitHub cuts a summary at 1 MiB.
  private static let maximumCount = 200

  /// - Parameter program: The command that runs the program: `swift run snapshots`.
  package static func text(_ run: Run, program: String) -> String {
    let failures = run.snapshots.filter { !$0.isPassing }
    let title =
      !run.isComplete
      ? "The run did not finish"
      : failures.isEmpty ? "Snapshots are unchanged" : "Snapshots differ"
    var lines = [
      "## \(title)", "",
      RunCounts(run).text + (run.decodesReferences == true ? "; every reference decoded" : ""), "",
    ]
    if !failures.isEmpty {
      lines += ["| Snapshot | Verdict |", "|---|---|"]
      lines += failures.prefix(maximumCount).map { "| \(withoutBars(code($0.name))) | \(verdict(of: $0)) |" }
      lines.append("")
      for (title, explanation) in explanations(of: Array(failures.prefix(maximumCount))) {
        lines += ["**\(code(title))**", ""]
        lines += explanation.map { "* \(code($0))" }
        lines.append("")
      }
    }
    if failures.count > maximumCount { lines += ["and \(failures.count - maximumCount) more", ""] }
    if !run.dead.isEmpty {
      lines += ["No entry produces these references; \(code("\(program) prune --delete")) removes them:", ""]
      lines += run.dead.prefix(maximumCount).map { "* \(code($0))" }
      lines.append("")
    }
    return lines.joined(separator: "\n")
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
    let message = snapshot.message.map { ": \(withoutBars(code($0)))" } ?? ""
    return snapshot.verdict.words + message
  }

  /// Returns the text between enough backquotes that nothing in it is markup, a link, a picture, or a mention of a
  /// person.
  private static func code(_ text: String) -> String {
    let text = PrintableText.line(text)
    var (longest, current) = (0, 0)
    for character in text.unicodeScalars {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let quotes = String(repeating: "`", count: longest + 1)
    let space = text.utf8.first == UInt8(ascii: "`") || text.utf8.last == UInt8(ascii: "`") ? " " : ""
    return quotes + space + text + space + quotes
  }

  /// Returns the text with the bars escaped that would end a table's cell.
  private static func withoutBars(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }
}
