import CellChecks
import CellCatalog
import Foundation
import UIKit

/// The command `check`: finds faults that need no reference.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "Find faults of cells and controllers without any reference."
  static let operands = "[ENTRY…|FILE…|-]"

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    CheckOptions.all + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let options = try CheckOptions(arguments)
    let entries = try CatalogPlan(catalog, arguments, options.configuration, in: .declared).entries
    let supervision = Supervision.current
    DrawingWatch.allow(seconds: options.configuration.timeout, isResumable: true)
    let progress = ProgressLine()
    var checker = Checker(options.settings, configurations: catalog.configurations) { check, entry in
      progress.show("\(check.rawValue)  \(entry)")
    }
    checker.needsSubjects = !arguments.operands.isEmpty
    checker.earlier = CheckedEntries(supervision).report
    checker.ends = Dictionary(supervision.ends.map { ($0.name, $0) }) { first, _ in first }
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
}
