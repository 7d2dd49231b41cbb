import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import MFS

/// A run of `record` or `verify`: draws, compares, records, and writes the run folder.
@MainActor
struct SnapshotRun {
  private let arguments: Arguments
  private let catalog: any SnapshotCatalog.Type
  private let mode: RecordMode
  private let compression: PNG.Compression
  private let options: RunOptions
  private let configuration: ConfigurationOptions
  private let comparison: ComparisonOptions

  init(
    _ arguments: Arguments, catalog: any SnapshotCatalog.Type, mode: RecordMode,
    compression: PNG.Compression = .small
  ) throws(CommandFailure) {
    self.arguments = arguments
    self.catalog = catalog
    self.mode = mode
    self.compression = compression
    options = try RunOptions(arguments)
    configuration = try ConfigurationOptions(arguments)
    comparison = try ComparisonOptions(arguments)
  }

  /// What to exit with.
  func run() throws(CommandFailure) -> Int32 {
    try configuration.configureFonts()
    let entries = try EntrySelection(catalog: catalog, arguments: arguments).entries()
    FreeMemory.giveBack()
    let plan = try CommandFailure.mapping { () throws(PlanError) in
      try RenderPlan(
        entries: entries.entries,
        configurations: configuration.choice.configurations(
          of: entries.entries, usual: catalog.configurations), shard: options.shard)
    }
    for warning in entries.warnings { StandardError.line(warning) }
    let store = ReferenceStore(folder: options.references)
    if mode != .never { Leftovers.remove(below: store.folder) }
    try RunFiles.makeFolders(of: options.junit, options.markdown)
    let folder = try CommandFailure.mapping { () throws(FileError) in
      try RunFolder(replacing: options.output, program: ProgramName.current.command)
    }
    Warnings.handler = { StandardError.line($0) }
    let report = SnapshotReport(jobCount: plan.jobs.count)
    let verification = SnapshotVerification(
      verifier: Verifier(
        store: store, mode: mode,
        comparison: PictureComparison(rule: comparison.rule, limits: comparison.limits)), runFolder: folder,
      threads: configuration.threads, compression: compression)
    var failure: CommandFailure?
    do throws(FileError) {
      try Renderer(destination: verification, observer: report).render(plan.jobs)
    } catch {
      failure = .failure(error.description)
    }
    report.jobs.clear()
    var run = Run(
      program: CellSnapVersion.text, references: options.references, rule: comparison.text,
      patterns: arguments.operands, shard: options.shard, snapshots: report.snapshots)
    run.hasUsualWidths = arguments[ConfigurationOptions.widths.name] == nil
    run.isComplete = failure == nil
    if run.isComplete {
      do throws(CommandFailure) {
        if run.isFull { run.dead = try dead(run, plan, report, store) }
        if run.shard == nil { run.unseen = try unseen(run, plan, report, store) }
      } catch {
        (failure, run.isComplete) = (error, false)
      }
    }
    let files = RunFiles(
      folder: folder, references: options.references, junit: options.junit, markdown: options.markdown)
    if let failure {
      // What was done until then can still be seen and accepted.
      try? files.write(run, isNew: true)
      throw failure
    }
    if arguments.contains(RunOptions.timing.name) { try report.writeTiming() }
    try files.write(run, isNew: true)
    return run.isPassing && !report.jobs.hasFailures ? ExitCode.success : ExitCode.failure
  }

  private func unseen(
    _ run: Run, _ plan: RenderPlan, _ report: SnapshotReport, _ store: ReferenceStore
  ) throws(CommandFailure) -> [String] {
    try CommandFailure.mapping { () throws(FileError) in
      try store.unseenReferences(names: report.names, entries: plan.names, dead: run.dead)
    }
  }

  private func dead(
    _ run: Run, _ plan: RenderPlan, _ report: SnapshotReport, _ store: ReferenceStore
  ) throws(CommandFailure) -> [String] {
    try CommandFailure.mapping { () throws(FileError) in
      try store.deadReferences(names: report.names, entries: plan.names, areAllWidths: run.hasUsualWidths)
    }
  }
}
