/// The data that the page reads: the run, and facts that do not follow from the run alone.
struct ReportData: Hashable, Sendable, Codable {
  var run: Run
  /// The command that accepts every snapshot; patterns may follow.
  var acceptCommand: String
  /// The pattern that accepts each snapshot of the run, quoted for a shell; nil if there is nothing to accept.
  var acceptPatterns: [String?]
  var pruneCommand: String
  var groups: [Group]
  var missingShards: [Int]
  /// The path from the page to the references.
  var references: String?
  /// The secret for decisions; nil if the page is a file.
  var review: Review?

  /// The snapshots with one cause, by their places in the run.
  struct Group: Hashable, Sendable, Codable {
    var snapshots: [Int]
    var consequences: [ChangeGroup.Consequence]
  }

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
    let places = Dictionary(report.run.snapshots.enumerated().map { ($1.name, $0) }) { first, _ in first }
    groups = ChangeGroup.groups(of: report.run.snapshots.filter { !$0.isPassing || $0.isRecorded }).map {
      Group(snapshots: $0.snapshots.compactMap { places[$0.name] }, consequences: $0.consequences)
    }
    missingShards = report.run.missingShards
    references = report.references
  }
}
