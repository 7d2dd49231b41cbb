import CellSnapshots

/// The command `report`: writes the report of a run again, or merges the runs of several machines.
enum ReportCommand: Command {
  static let name = "report"
  static let summary = "Write the report of the last run, or of the runs of several machines."
  static let operands = "[RUN…]"

  private static let merge = CommandOption(
    "merge", summary: "Merge the runs of several shards, given as operands, into the folder of --output")

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [merge, RunOptions.references, RunOptions.output] + RunOptions.summaryFiles
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let summaries = try SummaryFiles(arguments)
    let output = try arguments[RunOptions.output]
    let references = try RunReferences(arguments)
    for operand in arguments.operands { try InputPath.check(operand) }
    if try arguments[merge] {
      try summaries.makeFolders()
      return try RunMerging(
        sources: arguments.operands, output: output, references: references, summaries: summaries
      ).run { try catalog.entries(for: arguments).entries(of: .statesAndAnimations) }
    }
    guard arguments.operands.count <= 1, arguments.operands.isEmpty || !arguments.has(RunOptions.output)
    else {
      throw .usage("name one run folder, or several with --merge")
    }
    let folder = RunFolder(
      path: arguments.operands.first ?? output, program: ProgramName.current.command)
    return try folder.alone {
      let run = try folder.read()
      try summaries.makeFolders()
      let progress = ProgressLine()
      progress.show("report  \(run.snapshots.count) snapshots")
      defer { progress.clear() }
      try RunFiles(folder: folder, references: references.folder, summaries: summaries).write(run)
      guard run.isComplete else {
        StandardError.line(
          "the run in \(folder.path) did not finish; \(ProgramName.current.command) verify makes a new one"
        )
        return ExitCode.failure
      }
      return ExitCode.success
    }
  }
}
