import CellCatalog
import CellSnapshots

/// A merge of the run folders of several shards, or of several configurations, into one.
@MainActor
struct RunMerging {
  var sources: [String]
  var output: String
  var references: RunReferences
  var summaries: SummaryFiles

  /// Merges the runs and returns the exit code. A missing shard is a failure, like a snapshot that does not
  /// pass.
  ///
  /// - Parameter entries: a function that returns all entries of the catalogue.
  func run(_ entries: () throws -> [CatalogEntry]) throws -> Int32 {
    guard !sources.isEmpty else { throw .usage("--merge: name the run folders to put together") }
    let folders = sources.map { RunFolder(path: $0, program: ProgramName.current.command) }
    guard !sources.contains(where: { FilePath.areSame($0, output) }) else {
      throw .usage("--output \(output): this is one of the runs to merge; name another folder")
    }
    let runs = try folders.map { try $0.read() }
    for (folder, run) in zip(sources, runs) where !run.isComplete {
      StandardError.line(
        "the run in \(folder) did not finish; make it again, or find out why")
    }
    let times = try folders.compactMap { try $0.times() }.reduce(into: SnapshotTimes()) { $0.add($1) }
    var (merged, missing) = try Run.merging(runs)
    let folder = try RunFolder(replacing: output, program: ProgramName.current.command)
    return try folder.alone {
      var copied: Set<String> = []
      for (source, run) in zip(folders, runs) {
        try folder.copyPictures(of: run, from: source, besides: &copied)
      }
      let code = try write(&merged, without: missing, to: folder, entries)
      try folder.write(times)
      return code
    }
  }

  /// Writes the merged run and prints which shards are missing.
  private func write(
    _ merged: inout Run, without missing: [Shard], to folder: RunFolder,
    _ entries: () throws -> [CatalogEntry]
  ) throws -> Int32 {
    merged.settleBase()
    if merged.isFull {
      if references.areChosen(for: merged) {
        try survey(&merged, try entries())
      } else {
        StandardError.line("\(references.advice(merged)) to see the references that no entry produces")
      }
    }
    try RunFiles(folder: folder, references: references.folder, summaries: summaries)
      .write(merged, isNew: true)
    for shard in missing {
      StandardError.line("shard \(shard) is missing: name its run folder too, or see why it did not finish")
    }
    return merged.isPassing && merged.isComplete && missing.isEmpty ? ExitCode.success : ExitCode.failure
  }

  private func survey(_ run: inout Run, _ entries: [CatalogEntry]) throws {
    let names = try RenderPlan(entries: entries, configurations: []).names
    try run.survey(ReferenceStore(folder: references.folder), entries: names)
  }
}
