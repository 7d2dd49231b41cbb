import CellRevisions
import CellSnapshots
import Foundation

/// The files of a finished run: the run folder with its report, and the summaries that the user asked for.
struct RunFiles {
  var folder: RunFolder
  /// The folder of the references, as the user gave it to the command.
  var references: String
  var summaries = SummaryFiles()
  /// The pictures of the base revision; nil if they are unknown.
  var base: BasePictures?
  var program = ProgramName.current
  var environment = ProcessInfo.processInfo.environment

  /// - Parameter isNew: whether the run replaces another run, whose pictures are removed.
  func write(_ run: Run, isNew: Bool = false) throws {
    try folder.write(run, page: page(of: run))
    if isNew { try folder.removePictures(notIn: run) }
    if let junit = summaries.junit { try write(JUnitReport.text(run, name: program.text), to: junit) }
    if let markdown = summaries.markdown {
      try write(MarkdownReport.text(run, program: program.command), to: markdown)
    }
    if let export = summaries.export {
      try ReviewExport(run, in: folder, to: export) { equalPicture(of: $0) }.write()
    }
    for error in try summaries.comment?.write(run, in: folder) ?? [] {
      StandardError.line("\(error); the comment leaves this picture out")
    }
    if GitHubAnnotations.areWanted(in: environment) {
      for line in GitHubAnnotations.lines(run) { try StandardOutput.text(line + "\n") }
    }
    for path in run.dead { try StandardOutput.line("\(path)  no entry produces this reference") }
    try StandardOutput.line(RunCounts(run).text)
    for line in BaseSummary.lines(run) { try StandardOutput.line(line) }
    if let unseen = run.unseen, let first = unseen.first {
      let references = unseen.count == 1 ? "1 reference was" : "\(unseen.count) references were"
      let example = unseen.count == 1 ? "" : "such as "
      try StandardOutput.line(
        "\(references) not compared, \(example)\(first): declare their configurations, or give the options for them"
      )
    }
    for line in UnseenLayouts(run).lines(program: program.command) { try StandardOutput.line(line) }
    try advise(run)
  }

  /// Returns the file that a snapshot was compared with and is equal to.
  private func equalPicture(of snapshot: SnapshotResult) -> [UInt8]? {
    guard let name = snapshot.snapshotName else { return nil }
    if snapshot.isOfBase == true {
      guard case .found(let reference) = base?.read(name) else { return nil }
      return reference.bytes
    }
    guard case .found(let reference) = ReferenceStore(folder: references).read(name) else { return nil }
    return reference.bytes
  }

  func writeReport(_ run: Run) throws(FileError) {
    try folder.write(page: page(of: run))
  }

  private func page(of run: Run) -> String {
    HTMLReport(run: run, in: folder, program: program.command, options: folderWords).text
  }

  private func write(_ text: String, to path: String) throws(FileError) {
    _ = try AtomicFile.write(Array(text.utf8), to: path)
  }

  /// The options that name the folders of the run and of the references, where these are not the usual ones.
  private var folderWords: [String] {
    (references == RunOptions.references.defaultText ? [] : ["--references", references])
      + (folder.path == RunOptions.output.defaultText ? [] : ["--output", folder.path])
  }

  /// Prints what the user can do about snapshots that are not identical.
  private func advise(_ run: Run) throws {
    if !run.isPassing,
      run.snapshots.allSatisfy({ $0.isPassing || $0.verdict == .missing && $0.isOfBase != true })
    {
      let record = ShellWord.line(["record"] + folderWords)
      try StandardOutput.line("\(program.command) \(record) writes the references that are missing")
    }
    if !run.isPassing, !run.snapshots.contains(where: \.isAcceptable) {
      try StandardOutput.line("See \(folder.path)/\(RunFolder.reportFile)")
    } else if !run.isPassing {
      let accept = ShellWord.line(["accept"] + folderWords)
      try StandardOutput.line(
        "See \(folder.path)/\(RunFolder.reportFile); \(program.command) \(accept) [PATTERN] accepts the intended changes"
      )
    }
    if let base = run.base, run.snapshots.contains(where: { $0.isOfBase == true && !$0.isPassing }) {
      try StandardOutput.line("The merge of the change accepts what differs from the base \(base.name)")
    }
    if !run.dead.isEmpty {
      let prune = ShellWord.line(["prune"] + folderWords)
      try StandardOutput.line(
        "\(program.command) \(prune) --delete removes the references that no entry produces")
    }
  }
}
