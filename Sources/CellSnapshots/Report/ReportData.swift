/// The data that the page reads: the run, and facts that do not follow from the run alone.
struct ReportData: Hashable, Sendable, Codable {
  var run: Run
  /// The command that accepts every snapshot; patterns may follow.
  var acceptCommand: String
  /// The pattern that accepts each snapshot of the run, quoted for a shell; nil if there is nothing to accept.
  var acceptPatterns: [String?]
  var pruneCommand: String
  var missingShards: [Int]
  /// The path from the page to the references.
  var references: String?
  /// The secret for decisions; nil if the page is a file.
  var review: Review?

  struct Review: Hashable, Sendable, Codable {
    var token: String
    /// The number of the run, which decisions name.
    var run: Int
  }

  init(_ report: HTMLReport) {
    run = report.run
    acceptCommand = "\(report.program) " + ShellWord.line(["accept"] + report.options)
    acceptPatterns = report.run.snapshots.map { $0.isAcceptable ? $0.acceptPattern : nil }
    pruneCommand = "\(report.program) " + ShellWord.line(["prune"] + report.options + ["--delete"])
    missingShards = report.run.missingShards
    references = report.references
  }
}
