import CellChecks
import CellCatalog
import Foundation
import UIKit

/// The command `check`: finds faults that need no reference.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "Find faults of cells and controllers without any reference."
  static let operands = "[CHECK] [ENTRY…|FILE…|-]"

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    CheckOptions.all + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let arguments = CheckOptions.takingCheck(from: arguments)
    let options = try CheckOptions(arguments)
    let hostPictures = try hostPictures(arguments, options, catalog)
    let entries = try CatalogPlan(catalog, arguments, options.configuration, in: .declared).entries
    let supervision = Supervision.current
    DrawingWatch.allow(seconds: options.configuration.timeout, isResumable: true)
    let progress = ProgressLine()
    var checker = Checker(options.settings, configurations: catalog.configurations) { check, entry in
      progress.show("\(check.rawValue)  \(entry)")
    }
    checker.hostPictures = hostPictures
    checker.needsSubjects = !arguments.operands.isEmpty
    checker.earlier = CheckedEntries(supervision).report
    checker.ends = Dictionary(supervision.earlier.ends.map { ($0.name, $0) }) { first, _ in first }
    checker.didCheck = { entry, report in supervision.journal?.add(.checked(entry: entry, report)) }
    var report = try checker.check(entries)
    progress.clear()
    for line in report.diagnostics { DiagnosticLines.writeOnce(line) }
    if !arguments.operands.isEmpty || options.isNarrowed { report.ignoreUnusedWaivers() }
    if options.writesJSON {
      try StandardOutput.text(try CommandJSON.text(report.json))
    } else {
      for line in report.lines + report.sampleLines(CheckOptions.option(of:)) {
        try StandardOutput.line(line)
      }
      try StandardOutput.line(report.summary(entryCount: entries.count))
    }
    return report.isClean ? ExitCode.success : ExitCode.failure
  }

  /// Draws the entries for the check `environment` in other processes, before this one makes them. Returns nil
  /// where this process has to draw them: standard input can be read only once.
  private static func hostPictures(
    _ arguments: Arguments, _ options: CheckOptions, _ catalog: any SnapshotCatalog.Type
  ) throws -> HostPictures? {
    guard options.settings.rules.contains(.environment),
      !arguments.operands.contains(where: { InputPath($0).isStandardInput })
    else { return nil }
    let checker = Checker(options.settings, configurations: catalog.configurations)
    HostOrder.followIfGiven { order, note in
      let entries = try CatalogPlan(catalog, arguments, options.configuration, in: .declared).entries
      try checker.draw(entries, with: order.settings, leavingOut: order.finished, note)
    }
    let finished = (CheckedEntries(.current).report?.entries ?? []).union(
      Supervision.current.earlier.ends.map(\.name))
    let progress = ProgressLine()
    var pictures = HostPictures()
    for settings in HostSettings.all {
      progress.show("environment  \(settings.text)")
      let process = HostProcess(settings: settings, seconds: options.configuration.timeout)
      process.run(leavingOut: finished, into: &pictures)
    }
    progress.clear()
    return pictures
  }
}
