import CellSnapshots
import Foundation

/// Writes all that a finished run leaves: the run folder with its report, the summaries that were asked for, and a line.
struct RunFiles {
  var folder: RunFolder
  var junit: String?
  var markdown: String?
  var program = ProgramName.current
  var environment = ProcessInfo.processInfo.environment

  /// Makes the folders of the summaries: to be done before any work, which would be lost where that fails.
  static func makeFolders(of summaries: String?...) throws(CommandFailure) {
    try CommandFailure.mapping { () throws(FileError) in
      for path in summaries.compactMap(\.self) { _ = try OutputFolder(of: path) }
    }
  }

  func write(_ run: Run) throws(CommandFailure) {
    try CommandFailure.mapping { () throws(FileError) in
      try folder.write(run)
      try writeReport(run)
      if let junit { try write(JUnitReport.text(run, name: program.text), to: junit) }
      if let markdown { try write(MarkdownReport.text(run, program: program.command), to: markdown) }
    }
    if GitHubAnnotations.areWanted(in: environment) {
      for line in GitHubAnnotations.lines(run) { try StandardOutput.line(line) }
    }
    for path in run.dead { try StandardOutput.line("\(path)  no entry produces this reference") }
    try StandardOutput.line(RunCounts(run).text)
    try advise(run)
  }

  func writeReport(_ run: Run) throws(FileError) {
    let report = HTMLReport(run: run, program: program.command, options: outputWords)
    try write(report.text, to: "\(folder.path)/\(RunFolder.reportFile)")
  }

  private func write(_ text: String, to path: String) throws(FileError) {
    _ = try AtomicFile.write(Array(text.utf8), to: path)
  }

  /// What tells a command of this folder where it is not the usual one.
  private var outputWords: [String] {
    folder.path == RunOptions.defaultOutput ? [] : ["--output", folder.path]
  }

  /// Says what can be done with what is not identical.
  private func advise(_ run: Run) throws(CommandFailure) {
    if !run.isPassing, run.snapshots.allSatisfy({ $0.isPassing || $0.verdict == .missing }) {
      try StandardOutput.line("\(program.command) record writes the references that are missing")
    }
    if !run.isPassing {
      let accept = ShellWord.line(["accept"] + outputWords)
      try StandardOutput.line(
        "See \(folder.path)/\(RunFolder.reportFile); \(program.command) \(accept) [PATTERN] takes what is meant to be"
      )
    }
    if !run.dead.isEmpty {
      let prune = ShellWord.line(["prune"] + outputWords)
      try StandardOutput.line("\(program.command) \(prune) --delete removes what no entry produces")
    }
  }
}
