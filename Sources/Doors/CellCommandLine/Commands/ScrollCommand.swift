import CellScrolling
import CellSnapRemoteImages
import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import MFS
import UIKit

/// The command `scroll`: prints how long each frame takes while a finger flings a table.
enum ScrollCommand: Command {
  static let name = "scroll"
  static let summary = "Scroll a table as a finger would, and print the time of each frame."
  static let operands = "ENTRY…|FILE…|-"

  /// The bytes that the allocator holds before the measurement.
  ///
  /// A screen full of photos of a new size needs as much after the screen was turned.
  private static let freeByteCount = 64 << 20

  static let rows = CommandOption(
    "rows", argument: "COUNT", summary: "The number of rows; the entries' rows are repeated",
    usual: "each row once",
    read: OptionValue.wholeNumber(1...1_000_000, unit: "rows"))
  static let page = CommandOption(
    "page", argument: "COUNT", summary: "The number of rows in a page that arrives during scrolling",
    default: "100",
    read: OptionValue.wholeNumber(1...1_000_000, unit: "rows"))
  static let without = CommandOption(
    "without", argument: "PART", summary: "The parts of the pattern to leave out: caches, precompute or both",
    usual: "nothing", read: omissions)
  static let width = CommandOption(
    "width", argument: "WIDTH", summary: "The screen's width in points", default: "390",
    read: OptionValue.points)
  static let scale = CommandOption(
    "scale", argument: "NUMBER", summary: "Pixels per point", default: "3", read: OptionValue.scale)
  static let json = CommandOption("json", summary: "Print JSON")
  static let svg = CommandOption(
    "svg", argument: "FILE", summary: "Also plot the frames into a file", read: OptionValue.file)

  /// A reader of what is left out; `both` is all of it.
  private nonisolated static func omissions(_ text: String) throws -> Set<ScrollOmission> {
    if text == "both" { return Set(ScrollOmission.allCases) }
    guard let omission = ScrollOmission(rawValue: text) else {
      throw OptionValueError("give caches, precompute or both")
    }
    return [omission]
  }

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [
      rows, page, without, width, scale, json, svg, ConfigurationOptions.dark,
      ConfigurationOptions.rightToLeft,
      ConfigurationOptions.textSize, ConfigurationOptions.systemVersion,
      ConfigurationOptions.fonts, ConfigurationOptions.timeout,
    ] + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw .usage(
        "scroll needs an entry; name one; \(ProgramName.current.command) render --list shows them")
    }
    let options = try ConfigurationOptions(arguments)
    var configuration = options.choice.first
    configuration.scale = try arguments[scale]
    configuration.width = try arguments[width]
    let (rows, page, plot) = (try arguments[rows], try arguments[page], try arguments[svg])
    let omissions = try arguments[without] ?? []
    if let plot { try AtomicFile.prepare(plot) }
    let entries = try CatalogPlan(
      catalog, arguments, options, in: .only(configuration), states: .asBuilt
    ).entries
    let names = entries.map(\.name).joined(separator: ", ")
    let (report, frames) = try DrawingWatch.during(names, "\(names) while it scrolls") {
      let scroller = try scroll(entries, configuration, rows: rows, page: page, without: omissions)
      return (ScrollReport(of: scroller), Array(scroller.frames.dropFirst()))
    }
    if let plot {
      let scene = ScrollPlot.scene(of: frames, title: report.lines[0])
      try Diagram.write(scene, titled: "Frames", to: plot)
    }
    if try arguments[json] {
      try StandardOutput.text(try CommandJSON.text(report))
    } else {
      for line in report.lines { try StandardOutput.line(line) }
    }
    return ExitCode.success
  }

  /// Runs `body` on a device and with the pictures of the network that all entries give.
  private static func showing<Result>(
    _ entries: [CatalogEntry], on device: Device, _ body: () throws -> Result
  ) throws -> Result {
    try Device.using(device) {
      try entries.reduce(into: RemoteImages()) { $0.add($1.remoteImages) }.using(body)
    }
  }

  private static func scroll(
    _ entries: [CatalogEntry], _ configuration: SnapshotConfiguration, rows: Int?, page: Int,
    without omissions: Set<ScrollOmission>
  ) throws -> TableScroller {
    let progress = ProgressLine()
    defer { progress.clear() }
    return try Image.keepingPixelsAsOnAScreen {
      try showing(entries, on: omissions.device(of: configuration)) {
        let table = try ScrolledTable(
          entries, configuration: configuration, rows: rows, page: page, without: omissions
        ) {
          progress.show("scroll  making row \($0)")
          DrawingWatch.noteProgress()
        }
        defer { table.close() }
        FreeMemory.fill(freeByteCount)
        let scroller = try TableScroller(table)
        try scroller.runToEnd {
          progress.show("scroll  \($0) of \(table.rowCount) rows")
          DrawingWatch.noteProgress()
        }
        return scroller
      }
    }
  }
}
