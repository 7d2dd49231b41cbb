import CellSnapshots

/// The command `prune`: lists the references that no entry produces any more, and with `--delete` deletes them.
enum PruneCommand: Command {
  static let name = "prune"
  static let summary = "List the references that the last full run did not produce, or delete them."
  static let operands = ""
  static let isWatched = false

  private static let delete = CommandOption("delete", summary: "Delete them")
  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [delete, RunOptions.references, RunOptions.output]
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    guard arguments.operands.isEmpty else {
      throw .usage("prune takes no names: it looks at every reference of the last full run")
    }
    let folder = RunFolder(
      path: try arguments[RunOptions.output], program: ProgramName.current.command)
    return try folder.alone { try prune(by: folder, arguments) }
  }

  private static func prune(by folder: RunFolder, _ arguments: Arguments) throws -> Int32 {
    var run = try folder.read()
    guard run.isFull else {
      throw .failure(
        "prune reads the last run in \(folder.path), \(part(of: run)); run \(ProgramName.current.command) verify without names first"
      )
    }
    let store = try RunReferences(arguments).store(for: run)
    let isDeleting = try arguments[delete]
    if isDeleting {
      Leftovers.remove(below: store.folder)
      try store.remove(run.dead)
    }
    for path in run.dead {
      try StandardOutput.line("\(store.folder)/\(path)\(isDeleting ? "  deleted" : "")")
    }
    let references = run.dead.count == 1 ? "1 reference" : "\(run.dead.count) references"
    if isDeleting {
      run.dead = []
      try folder.write(run)
      try RunFiles(folder: folder, references: store.folder).writeReport(run)
      try StandardOutput.line("\(references) deleted")
    } else {
      try StandardOutput.line(
        "\(references) that no entry produced in the run in \(folder.path)"
          + (run.dead.isEmpty ? "" : "; --delete removes them"))
    }
    return ExitCode.success
  }

  /// Returns the words for the part of the entries that a run looked at.
  private static func part(of run: Run) -> String {
    if !run.patterns.isEmpty { return "which drew only \(ShellWord.line(run.patterns))" }
    if let shard = run.shard { return "which was only shard \(shard)" }
    if !run.missingShards.isEmpty { return "which lacks some of its shards" }
    return "which did not finish"
  }
}
