import CellCatalog
import CellDrawing
import CellRevisions
import CellSnapshots
import Foundation
import UIKit

/// A run of `record` or `verify`: it draws, compares, records, and writes the run folder.
@MainActor
struct SnapshotRun {
  private let arguments: Arguments
  private let catalog: any SnapshotCatalog.Type
  private let mode: SnapshotRecordMode
  private let compression: PNG.Compression
  private let options: RunOptions
  private let configuration: ConfigurationOptions
  private let comparison: ComparisonOptions
  /// The base revision; nil if none is named.
  private let base: BaseOptions?
  /// The part of the catalogue that is drawn.
  private let scope: ChangeScope

  init(
    _ arguments: Arguments, catalog: any SnapshotCatalog.Type, mode: SnapshotRecordMode,
    compression: PNG.Compression = .small, scope: ChangeScope = .everything
  ) throws {
    self.arguments = arguments
    self.catalog = catalog
    self.mode = mode
    self.compression = compression
    options = try RunOptions(arguments)
    configuration = try ConfigurationOptions(arguments)
    comparison = try ComparisonOptions(arguments)
    base = try BaseOptions(arguments)
    self.scope = scope
  }

  /// Runs the command and returns the exit code.
  func run() throws -> Int32 {
    let times = try readTimes()
    let plan = try CatalogPlan(
      catalog, arguments, configuration, states: .statesAndAnimations, shard: options.shard, times: times
    ).plan
    try CatalogPlan.checkAbsences()
    let store = ReferenceStore(folder: options.references)
    if mode != .never { Leftovers.remove(below: store.folder) }
    try options.summaries.makeFolders()
    let folder = try RunFolder(replacing: options.output, program: ProgramName.current.command)
    let scoped = ScopedJobs(plan.jobs, in: scope)
    let baseline = try baseline(of: plan, scoped.jobs, besides: store)
    return try folder.alone { try run(plan, scoped, baseline, store, folder, balancedBy: times) }
  }

  /// Finds the pictures of the base for what has no reference. Returns nil if no base is named.
  private func baseline(
    of plan: RenderPlan, _ jobs: [RenderJob], besides store: ReferenceStore
  ) throws -> RunBaseline? {
    guard let base else { return nil }
    let revision: BaseRevision
    let request = base.request(arguments, catalogue: catalog.options)
    do throws(BaseError) { revision = try BaseRevision(request) } catch { throw .failure(error.description) }
    return try RunBaseline(
      request, revision, jobs: jobs.filter { !store.has($0.snapshotTitle) }, names: plan.names,
      isWhole: arguments.operands.isEmpty, shard: options.shard)
  }

  /// Reads the times by which the shards are balanced. Returns nil where the file is missing, as before the first run.
  private func readTimes() throws -> SnapshotTimes? {
    guard let path = options.times else { return nil }
    let times = try SnapshotTimes(reading: path)
    if times == nil, !Supervision.current.isResumed {
      StandardError.line("there is no file \(path), so the shards are divided without times")
    }
    return times
  }

  private func run(
    _ plan: RenderPlan, _ scoped: ScopedJobs, _ baseline: RunBaseline?, _ store: ReferenceStore,
    _ folder: RunFolder, balancedBy times: SnapshotTimes?
  ) throws -> Int32 {
    if !Supervision.current.isResumed { try begin(folder) }
    let outcome = judge(scoped.jobs, store, baseline, folder)
    var run = run(of: outcome)
    run.shardTimes = times.map { "\($0.hash)" }
    run.snapshots = scoped.joined(with: run.snapshots, entries: plan.names)
    baseline?.note(in: &run)
    var error = outcome.error
    do throws(FileError) {
      try run.survey(store, entries: plan.names)
    } catch let failure {
      (error, run.isComplete) = (failure, false)
    }
    let files = RunFiles(
      folder: folder, references: options.references, summaries: options.summaries, base: baseline?.pictures)
    if let error {
      // The user can still see and accept what was done before the error.
      try? files.write(run, isNew: true)
      try? folder.write(outcome.snapshotTimes)
      throw error
    }
    if plan.jobs.isEmpty, let shard = options.shard {
      StandardError.line("shard \(shard) has no entries: there are fewer entries than shards")
    }
    if options.printsTiming { try StageTable(times: outcome.times).write() }
    try files.write(run, isNew: true)
    try folder.write(outcome.snapshotTimes)
    return run.isPassing && outcome.failedJobs == 0 ? ExitCode.success : ExitCode.failure
  }

  /// Marks the run in the folder as incomplete until this run ends. Until then the user can still accept the
  /// pictures of the run before.
  private func begin(_ folder: RunFolder) throws {
    var run = (try? folder.read()) ?? run(of: RenderOutcome())
    run.isComplete = false
    try folder.write(run)
  }

  /// Draws, compares and records the jobs.
  private func judge(
    _ jobs: [RenderJob], _ store: ReferenceStore, _ baseline: RunBaseline?, _ folder: RunFolder
  ) -> RenderOutcome {
    DrawingWatch.allow(seconds: configuration.timeout, isResumable: true)
    let rest = RemainingJobs(jobs, after: .current)
    let report = SnapshotReport(jobs: JobProgress(count: jobs.count))
    defer { report.jobs.clear() }
    var verifier = Verifier(
      store: store, mode: mode,
      comparison: PictureComparison(rule: comparison.rule, limits: comparison.limits))
    verifier.base = baseline?.pictures
    verifier.decodesReferences = options.decodesReferences
    let verification = VerifyingDestination(
      verifier: verifier,
      runFolder: folder, threads: configuration.threads, compression: compression)
    var renderer = Renderer(
      destination: JournaledDestination(verification, after: rest, journal: Supervision.current.journal),
      observer: report)
    renderer.ends = rest.ends
    renderer.finished = rest.finished
    renderer.isCareful = Supervision.current.earlier.isCareful
    var outcome = renderer.render(rest.jobs)
    outcome.earlierSnapshots = rest.toldSnapshots
    outcome.earlierTimes = rest.times
    outcome.failedJobs += rest.failedJobs
    do throws(FileError) {
      try report.finish()
    } catch {
      outcome.error = outcome.error ?? error
    }
    return outcome
  }

  private func run(of outcome: RenderOutcome) -> Run {
    var run = Run(
      program: CellSnapVersion.text, references: options.references, rule: comparison.text,
      patterns: arguments.operands, shard: options.shard, snapshots: outcome.snapshots)
    run.decodesReferences = options.decodesReferences
    run.hasUsualWidths = !arguments.has(ConfigurationOptions.widths)
    run.isComplete = outcome.error == nil
    return run
  }
}
