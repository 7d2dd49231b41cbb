import CellSnapshots
import Foundation

/// Writes all that a finished run leaves: the run folder with its report, the summaries that were asked for, and a line.
struct RunFiles {
  var folder: RunFolder
  var junit: String?
  var markdown: String?
  var environment = ProcessInfo.processInfo.environment

  func write(_ run: Run) throws(CommandFailure) {
    try CommandFailure.mapping { () throws(FileError) in
      try folder.write(run)
      try writeReport(run)
      if let junit { _ = try AtomicFile.write(Array(JUnitReport.text(run).utf8), to: junit) }
      if let markdown { _ = try AtomicFile.write(Array(MarkdownReport.text(run).utf8), to: markdown) }
    }
    if GitHubAnnotations.areWanted(in: environment) {
      for line in GitHubAnnotations.lines(run) { try StandardOutput.line(line) }
    }
    for path in run.dead { try StandardOutput.line("\(path)  no entry produces this reference") }
    try StandardOutput.line(RunCounts(run).text)
    try advise(run)
  }

  func writeReport(_ run: Run) throws(FileError) {
    let report = HTMLReport(run: run, program: ProgramName.text, options: outputWords)
    _ = try AtomicFile.write(Array(report.text.utf8), to: "\(folder.path)/\(RunFolder.reportFile)")
  }

  /// What tells a command of this folder where it is not the usual one.
  private var outputWords: [String] {
    folder.path == RunOptions.defaultOutput ? [] : ["--output", folder.path]
  }

  /// Says what can be done with what is not identical.
  private func advise(_ run: Run) throws(CommandFailure) {
    if !run.isPassing, run.snapshots.allSatisfy({ $0.isPassing || $0.verdict == .missing }) {
      try StandardOutput.line("\(ProgramName.text) record writes the references that are missing")
    }
    if !run.isPassing {
      let option = outputWords.map { " \($0)" }.joined()
      try StandardOutput.line(
        "See \(folder.path)/\(RunFolder.reportFile); \(ProgramName.text) accept\(option) [PATTERN] takes what is meant to be"
      )
    }
    if !run.dead.isEmpty {
      try StandardOutput.line("\(ProgramName.text) prune --delete removes what no entry produces")
    }
  }
}
