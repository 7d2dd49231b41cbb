import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import MFS

/// `render`: makes the pictures of a catalogue's entries or of a file.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "Draw entries, or what a file holds, as one picture per width."
  static let operands = "[ENTRY…|FILE…|-]"

  static func options(of catalog: any SnapshotCatalog.Type) -> [CommandOption] {
    RenderOptions.all + catalog.options
  }

  static func run(
    _ arguments: Arguments, catalog: any SnapshotCatalog.Type
  ) throws(CommandFailure) -> Int32 {
    let options = try RenderOptions(arguments)
    try options.configuration.configureFonts()
    let entries = try EntrySelection(catalog: catalog, arguments: arguments).entries()
    FreeMemory.giveBack()
    let plan = try CommandFailure.mapping { () throws(PlanError) in
      try RenderPlan(
        entries: entries.entries,
        configurations: options.configuration.choice.configurations(
          of: entries.entries, usual: catalog.configurations))
    }
    guard !arguments.contains(RenderOptions.list.name) else {
      for entry in entries.entries { try StandardOutput.line(entry.name) }
      return ExitCode.success
    }
    for warning in entries.warnings { StandardError.line(warning) }
    let folder: OutputFolder
    do throws(FileError) {
      folder = try OutputFolder(making: options.output)
    } catch {
      throw .failure("\(error); name another folder with --output")
    }
    Warnings.handler = { StandardError.line($0) }
    let report = RenderReport(jobCount: plan.jobs.count)
    let destination = PictureFiles(folder: folder, settings: options.settings)
    let renderer = Renderer(destination: destination, observer: report, source: options.overlay?.source)
    defer { report.jobs.clear() }
    try CommandFailure.mapping { () throws(FileError) in try renderer.render(plan.jobs) }
    if arguments.contains(RenderOptions.timing.name) { try report.writeTiming() }
    try report.writeTotal(in: folder)
    return report.jobs.hasFailures || report.pictureCount == 0 ? ExitCode.failure : ExitCode.success
  }
}
