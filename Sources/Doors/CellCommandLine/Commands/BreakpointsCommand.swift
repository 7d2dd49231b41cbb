import CellInspection
import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// The command `breakpoints`: prints the widths at which texts break differently.
enum BreakpointsCommand: Command {
  static let name = "breakpoints"
  static let summary = "Print the widths at which labels change their number of lines or are cut off."
  static let operands = "[ENTRY…|FILE…|-]"

  private static let points = OptionValue.wholeNumber(1...4_096, unit: "points")
  static let from = CommandOption(
    "from", argument: "WIDTH", summary: "The minimum width in points", default: "320", read: points)
  static let to = CommandOption(
    "to", argument: "WIDTH", summary: "The maximum width in points", default: "768", read: points)
  static let step = CommandOption(
    "step", argument: "POINTS",
    summary: "The distance of the widths to measure first; 1 measures every width",
    default: "16", read: points)

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [
      from, to, step, ConfigurationOptions.scale, ConfigurationOptions.rightToLeft,
      ConfigurationOptions.textSize, ConfigurationOptions.systemVersion,
      ConfigurationOptions.fonts, ConfigurationOptions.timeout,
    ] + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let search = try search(arguments)
    let options = try ConfigurationOptions(arguments)
    let plan = try CatalogPlan(catalog, arguments, options, in: .only(options.choice.first)).plan
    let progress = ProgressLine()
    defer { progress.clear() }
    var isComplete = true
    for job in plan.jobs {
      progress.show("breakpoints  \(job.name.text)")
      let table = try DrawingWatch.during(job) {
        try EntryBreakpoints(entry: job.entry, name: job.name, configuration: job.configuration)
          .table(search)
      }
      progress.clear()
      guard table.hasLabels else {
        StandardError.line("\(job.name.text) shows no label; name other entries")
        isComplete = false
        continue
      }
      let lines = table.lines
      try StandardOutput.line("\(job.name.text) from \(search.from) to \(search.to)")
      for line in lines.isEmpty ? ["no label changes"] : lines { try StandardOutput.line("  \(line)") }
    }
    return isComplete || arguments.operands.isEmpty ? ExitCode.success : ExitCode.failure
  }

  private static func search(_ arguments: Arguments) throws -> BreakpointSearch {
    var search = BreakpointSearch(from: try arguments[from], to: try arguments[to])
    search.step = try arguments[step]
    guard search.from < search.to else {
      throw .usage("--from \(search.from) --to \(search.to): the first width must be less than the second")
    }
    return search
  }
}
