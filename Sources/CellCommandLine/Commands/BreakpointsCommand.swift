import CellInspection
import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// `breakpoints`: the widths at which texts are broken otherwise.
enum BreakpointsCommand: Command {
  static let name = "breakpoints"
  static let summary = "Print the widths at which labels change their number of lines or are cut off."
  static let operands = "ENTRY…|FILE…|-"

  static let from = CommandOption("from", argument: "WIDTH", summary: "The least width in points (320)")
  static let to = CommandOption("to", argument: "WIDTH", summary: "The greatest width in points (768)")

  static let step = CommandOption(
    "step", argument: "POINTS", summary: "How far apart it measures first; 1 is every width (16)")

  static func options(of catalog: any SnapshotCatalog.Type) -> [CommandOption] {
    [
      from, to, step, ConfigurationOptions.scale, ConfigurationOptions.rightToLeft,
      ConfigurationOptions.textSize, ConfigurationOptions.fonts,
    ] + catalog.options
  }

  static func run(
    _ arguments: Arguments, catalog: any SnapshotCatalog.Type
  ) throws(CommandFailure) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw .usage(
        "breakpoints needs entries; name some, which \(ProgramName.current.command) render --list shows")
    }
    let search = try search(arguments)
    let options = try ConfigurationOptions(arguments)
    try options.configureFonts()
    let selection = try EntrySelection(catalog: catalog, arguments: arguments).entries()
    for warning in selection.warnings { StandardError.line(warning) }
    let progress = ProgressLine()
    defer { progress.clear() }
    let plan = try CommandFailure.mapping { () throws(PlanError) in
      try RenderPlan(
        entries: selection.entries, configurations: [options.choice.first])
    }
    for job in plan.jobs {
      progress.show("breakpoints  \(job.name.text)")
      let lines = try lines(of: job, search)
      progress.clear()
      try StandardOutput.line("\(job.name.text) from \(search.from) to \(search.to)")
      for line in lines.isEmpty ? ["no label changes"] : lines { try StandardOutput.line("  \(line)") }
    }
    return ExitCode.success
  }

  private static func lines(of job: RenderJob, _ search: BreakpointSearch) throws(CommandFailure) -> [String]
  {
    do {
      return try EntryBreakpoints(entry: job.entry, name: job.name, configuration: job.configuration)
        .table(search).lines
    } catch {
      throw .failure("\(error)")
    }
  }

  private static func search(_ arguments: Arguments) throws(CommandFailure) -> BreakpointSearch {
    var search = BreakpointSearch(
      from: try width(arguments, from) ?? 320, to: try width(arguments, to) ?? 768)
    search.step = try width(arguments, step) ?? search.step
    guard search.from < search.to else {
      throw .usage("--from \(search.from) --to \(search.to): the first width must be less than the second")
    }
    return search
  }

  private static func width(_ arguments: Arguments, _ option: CommandOption) throws(CommandFailure) -> Int? {
    guard let text = arguments[option.name] else { return nil }
    guard let width = Int(text), (1...4_096).contains(width) else {
      throw .usage("--\(option.name) \(text.shortened): give whole points from 1 to 4096")
    }
    return width
  }
}
