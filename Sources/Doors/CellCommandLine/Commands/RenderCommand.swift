import CellCatalog
import CellSnapshots
import Foundation

/// The command `render`: makes the pictures of a catalogue's entries or of a file.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "Draw entries, or the contents of a file, as one picture per width."
  static let operands = "[ENTRY…|FILE…|-]"

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    RenderOptions.all + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let options = try RenderOptions(arguments)
    let drawn = try CatalogPlan(
      catalog, arguments, options.configuration, states: options.states)
    guard !options.onlyLists else {
      for entry in drawn.entries { try StandardOutput.line(entry.name) }
      return ExitCode.success
    }
    try CatalogPlan.checkAbsences()
    try IllustrationOptions.check(options.illustration, drawn.plan.jobs)
    if options.naming == .docc { try DocCNames.check(drawn.plan.jobs) }
    let folder: OutputFolder
    do {
      folder = try OutputFolder(making: options.output)
    } catch {
      throw .failure("\(error); name another folder with --output")
    }
    DrawingWatch.allow(seconds: options.configuration.timeout, isResumable: true)
    if options.isSheet {
      return try SheetDrawing(plan: drawn.plan, options: options, folder: folder).run()
    }
    let rest = RemainingJobs(drawn.plan.jobs, after: .current)
    let report = RenderReport(
      jobs: JobProgress(count: drawn.plan.jobs.count), isSilent: options.writesJSON || options.writesMarkdown)
    var renderer = Renderer(
      destination: PictureFiles(folder: folder, settings: options.settings, naming: options.naming),
      observer: report,
      source: options.source)
    renderer.ends = rest.ends
    renderer.isCareful = Supervision.current.earlier.isCareful
    let outcome = renderer.render(rest.jobs)
    report.jobs.clear()
    if let error = outcome.error { throw error }
    if options.printsTiming { try StageTable(times: outcome.times).write() }
    let pictureCount = outcome.results.reduce(rest.pictureCount) { $0 + $1.files.count }
    if options.writesJSON {
      // A job that ended an earlier process would end this one too.
      let ended = Set(
        Supervision.current.earlier.ends.map(\.name)
          + rest.toldSnapshots.filter(\.verdict.lacksPicture).map(\.name))
      let facts = try RenderedFacts(
        of: drawn.plan.jobs.filter { !ended.contains($0.snapshotTitle) }, results: outcome.results,
        formats: options.settings.formats,
        naming: options.naming, in: folder)
      try StandardOutput.text(try CommandJSON.text(facts))
    } else if options.writesMarkdown {
      try StandardOutput.text(
        PictureMarkdown(of: outcome.results, in: options.output, naming: options.naming).text)
    } else {
      try StandardOutput.line(RenderReport.total(pictureCount, in: folder))
    }
    // Whoever names an entry wants something of it.
    let isIncomplete = outcome.emptyJobs > 0 && !arguments.operands.isEmpty
    let failedJobs = outcome.failedJobs + rest.failedJobs
    return failedJobs > 0 || pictureCount == 0 || isIncomplete ? ExitCode.failure : ExitCode.success
  }
}
