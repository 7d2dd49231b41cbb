import CellInspection
import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import MFS
import UIKit

/// The command `trace`: prints which steps cells in the pattern run, and the hits of their caches.
enum TraceCommand: Command {
  static let name = "trace"
  static let summary =
    "Print the steps that cells and controllers in the pattern run and skip, and the hits of caches."
  static let operands = "ENTRY…|FILE…|-"

  static let width = CommandOption(
    "width", argument: "WIDTH", summary: "The width in points", default: "375", read: OptionValue.points)
  static let turned = CommandOption(
    "turned", argument: "WIDTH", summary: "The width of the turned screen", usual: "the height of the screen",
    read: OptionValue.points)
  static let touch = CommandOption(
    "touch", list: "NAMES", summary: "Touch controls of the cells too, as in likeButton,shareButton"
  ) { text in
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else {
      throw OptionValueError("give the names of the controls' properties, with commas between them")
    }
    return names
  }
  static let json = CommandOption("json", summary: "Print JSON")
  static let svg = CommandOption(
    "svg", argument: "FILE", summary: "Also draw a diagram into a file", read: OptionValue.file)

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [
      width, turned, touch, json, svg, ConfigurationOptions.scale, ConfigurationOptions.textSize,
      ConfigurationOptions.systemVersion,
      ConfigurationOptions.fonts, ConfigurationOptions.timeout,
    ] + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw .usage("trace needs an entry; name one; \(ProgramName.current.command) render --list shows them")
    }
    let options = try ConfigurationOptions(arguments)
    let (width, turned) = (try arguments[width], try arguments[turned])
    if let turned, turned == width {
      let text = PlainNumber.text(turned)
      throw .usage("--turned \(text): cells already have this width; give another width")
    }
    let diagram = try arguments[svg]
    if let diagram { try AtomicFile.prepare(diagram) }
    var configuration = options.choice.first
    configuration.width = width
    let drawn = try CatalogPlan(catalog, arguments, options, in: .only(configuration))
    let touched = try arguments[touch]
    let traces = try traces(of: drawn.plan.jobs, turned: turned, touched: touched)
    // The entries without a trace are named first, and the command fails.
    let traced = traces.map(\.entry).pathBytes
    let empty = drawn.entries.map(\.name).filter { !traced.contains(PathBytes($0)) }
    for name in empty {
      StandardError.line("\(name) shows no MFSCell and is not an MFSController; name other entries")
    }
    guard !traces.isEmpty else { return ExitCode.failure }
    let controls = Set(traces.flatMap(\.controls))
    if let unknown = touched.first(where: { !controls.contains($0) }) {
      throw .failure(
        "--touch \(unknown.shortened): no cell has a control in a property with this name; "
          + (controls.isEmpty
            ? "no cell has a control" : "they have \(controls.sorted().joined(separator: ", "))"))
    }
    if let path = diagram {
      try Diagram.write(TraceDiagram.scene(of: traces), titled: "Steps and caches", to: path)
    }
    if try arguments[json] {
      try StandardOutput.text(try CommandJSON.text(traces))
    } else {
      for (index, trace) in traces.enumerated() {
        for line in (index > 0 ? [""] : []) + trace.lines { try StandardOutput.line(line) }
      }
    }
    return empty.isEmpty ? ExitCode.success : ExitCode.failure
  }

  private static func traces(of jobs: [RenderJob], turned: CGFloat?, touched: [String]) throws -> [CellTrace]
  {
    try jobs.flatMap { job in
      let tracer = CellTracer(
        entry: job.entry, name: job.name, configuration: job.configuration,
        otherWidth: turned ?? ScreenSize.size(width: job.configuration.width).height, touched: touched)
      return try DrawingWatch.during(job) { try tracer.traces() }
    }
  }
}
