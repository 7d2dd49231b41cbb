/// What the page reads: the run, and what cannot be told from it alone.
struct ReportData: Hashable, Sendable, Codable {
  var run: Run
  /// Accepts every snapshot; patterns may follow.
  var acceptCommand: String
  /// The pattern that accepts the snapshot in the same place of the run, ready for a shell; nil where there is
  /// nothing to accept.
  var acceptPatterns: [String?]
  var pruneCommand: String
  var missingShards: [Int]
  /// Where the references are, as seen from the page.
  var references: String?

  init(_ report: HTMLReport) {
    run = report.run
    acceptCommand = "\(report.program) " + ShellWord.line(["accept"] + report.options)
    acceptPatterns = report.run.snapshots.map { $0.isAcceptable ? $0.acceptPattern : nil }
    pruneCommand = "\(report.program) " + ShellWord.line(["prune"] + report.options + ["--delete"])
    missingShards = report.run.missingShards
    references = report.references
  }
}
