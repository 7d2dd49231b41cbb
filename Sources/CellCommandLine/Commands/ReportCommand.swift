import CellSnapshots

/// `report`: writes the report of a run again, or puts the runs of several machines together.
enum ReportCommand: Command {
  static let name = "report"
  static let summary = "Write the report of the last run again, or of several machines' runs."
  static let operands = "[RUN…]"

  private static let merge = CommandOption(
    "merge", summary: "Put the runs of several shards, named as operands, together in the folder of --output")
  static func options(of catalog: any SnapshotCatalog.Type) -> [CommandOption] {
    [merge, RunReferences.option, RunOptions.output, RunOptions.junit, RunOptions.markdown]
  }

  static func run(
    _ arguments: Arguments, catalog: any SnapshotCatalog.Type
  ) throws(CommandFailure) -> Int32 {
    let junit = try RunOptions.folder(RunOptions.junit, arguments)
    let markdown = try RunOptions.folder(RunOptions.markdown, arguments)
    let output = try RunOptions.folder(RunOptions.output, arguments)
    let references = try RunReferences(arguments)
    if arguments.contains(merge.name) {
      try RunFiles.makeFolders(of: junit, markdown)
      let merged = RunMerging(
        sources: arguments.operands, output: output ?? RunOptions.defaultOutput,
        references: references, arguments: arguments, catalog: catalog)
      return try merged.run {
        RunFiles(folder: $0, references: references.folder, junit: junit, markdown: markdown)
      }
    }
    guard arguments.operands.count <= 1, arguments.operands.isEmpty || output == nil else {
      throw .usage("name one run folder, or several with --merge")
    }
    let folder = RunFolder(
      path: arguments.operands.first ?? output ?? RunOptions.defaultOutput,
      program: ProgramName.current.command)
    let run = try CommandFailure.mapping { () throws(FileError) in try folder.read() }
    try RunFiles.makeFolders(of: junit, markdown)
    try RunFiles(folder: folder, references: references.folder, junit: junit, markdown: markdown)
      .write(run)
    return ExitCode.success
  }
}
