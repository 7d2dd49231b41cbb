import CellCatalog
import CellSnapshots

/// Puts the run folders of several shards together in one.
@MainActor
struct RunMerging {
  var sources: [String]
  var output: String
  var references: RunReferences
  var arguments: Arguments
  var catalog: any SnapshotCatalog.Type

  /// What to exit with: a shard that is missing is a failure, as a snapshot that does not pass is.
  func run(_ files: (RunFolder) -> RunFiles) throws(CommandFailure) -> Int32 {
    guard !sources.isEmpty else { throw .usage("--merge: name the run folders to put together") }
    let folders = sources.map { RunFolder(path: $0, program: ProgramName.current.command) }
    guard !sources.contains(where: { FilePath.areSame($0, output) }) else {
      throw .usage("--output \(output): this is one of the runs to put together; name another folder")
    }
    let runs = try CommandFailure.mapping { () throws(FileError) in
      var runs: [Run] = []
      for folder in folders { runs.append(try folder.read()) }
      return runs
    }
    var merged = try merge(runs)
    let folder = try CommandFailure.mapping { () throws(FileError) in
      let folder = try RunFolder(replacing: output, program: ProgramName.current.command)
      for (source, run) in zip(folders, runs) { try folder.copyPictures(of: run, from: source) }
      return folder
    }
    if merged.run.isFull {
      if references.areChosen(for: merged.run) {
        merged.run.dead = try dead(merged.run, ReferenceStore(folder: references.folder))
      } else {
        StandardError.line("\(references.advice(merged.run)) to be told of references that no entry produces")
      }
    }
    try files(folder).write(merged.run, isNew: true)
    for shard in merged.missing {
      StandardError.line("shard \(shard) is missing: name its run folder too, or see why it did not finish")
    }
    return merged.run.isPassing && merged.missing.isEmpty ? ExitCode.success : ExitCode.failure
  }

  private func merge(_ runs: [Run]) throws(CommandFailure) -> (run: Run, missing: [Shard]) {
    do throws(MergeError) {
      return try Run.merging(runs)
    } catch {
      throw .failure(error.description)
    }
  }

  private func dead(_ run: Run, _ store: ReferenceStore) throws(CommandFailure) -> [String] {
    let all = try catalog.entries(for: arguments)
    let entries = try CommandFailure.mapping { () throws(PlanError) in
      try RenderPlan(entries: all, configurations: []).names
    }
    let names = run.snapshots.compactMap(SnapshotName.init(of:))
    return try CommandFailure.mapping { () throws(FileError) in
      try store.deadReferences(names: names, entries: entries, areAllWidths: run.hasUsualWidths)
    }
  }
}

extension SnapshotName {
  /// The name that a result has, its tile being a part of the variant.
  fileprivate init?(of result: SnapshotResult) {
    guard let entry = try? EntryName(result.entry) else { return nil }
    let (name, beginning) = (result.name.unicodeScalars, "\(entry.path).".unicodeScalars)
    guard name.starts(with: beginning) else { return nil }
    self.init(entry: entry, variant: String(name.dropFirst(beginning.count)))
  }
}
