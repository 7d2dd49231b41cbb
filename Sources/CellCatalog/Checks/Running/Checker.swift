import CellSnapshots
import Foundation
import UIKit

/// Runs checks over entries.
@MainActor
package struct Checker {
  package let settings: CheckSettings
  /// Told what is checked next: a check and an entry.
  private let willCheck: (Check, String) -> Void

  package init(_ settings: CheckSettings, willCheck: @escaping (Check, String) -> Void = { _, _ in }) {
    self.settings = settings
    self.willCheck = willCheck
  }

  /// Throws for a name that cannot be one.
  package func check(_ entries: [Entry]) throws(CommandFailure) -> CheckReport {
    let setting = DeviceSetting()
    defer { setting.restore() }
    var report = CheckReport()
    for job in try RenderPlan(entries: entries, configurations: [settings.plainCircumstances.configuration])
      .jobs
    {
      do throws(RenderError) {
        try check(job.entry, name: job.name, &report)
      } catch {
        report.failures.append(error.description)
      }
    }
    report.noteUnusedWaivers(of: entries, rules: settings.rules)
    _ = Diagnostics.take()
    return report
  }

  private func check(_ entry: Entry, name: EntryName, _ report: inout CheckReport) throws(RenderError) {
    func run(
      _ check: Check, in circumstances: [Circumstances], _ findings: (ShownEntry) -> [Finding]
    ) throws(RenderError) {
      guard !circumstances.isEmpty else { return }
      willCheck(check, name.text)
      var canExpand = true
      for circumstances in circumstances where canExpand || !circumstances.isExpanded {
        let shown = try ShownEntry(
          entry, name: name, in: circumstances, rowLimit: settings.rowLimit)
        defer { shown.close() }
        canExpand = !circumstances.isExpanded || shown.canExpand
        guard canExpand else { continue }
        report.add(findings(shown), waivers: entry.waivers)
      }
    }
    let rowLimit = settings.rowLimit
    let plain = settings.plainCircumstances
    let everyWidth = settings.widths.map(settings.circumstances)
    func only(_ rule: CheckRule, _ circumstances: [Circumstances]) -> [Circumstances] {
      settings.rules.contains(rule) ? circumstances : []
    }

    try run(.reuse, in: only(.reuse, everyWidth)) {
      ReuseCheck(
        shown: $0, budget: settings.pairLimit(atWidth: $0.place.circumstances.configuration.width),
        rowLimit: rowLimit
      ).findings()
    }
    if settings.rules.contains(.rotation) {
      willCheck(.rotation, name.text)
      let check = RotationCheck(
        entry: entry, name: name, circumstances: plain, widths: settings.widths, rowLimit: rowLimit)
      report.add(try check.findings(), waivers: entry.waivers)
    }
    try run(.background, in: only(.background, everyWidth)) {
      BackgroundCheck(shown: $0, rowLimit: rowLimit).findings()
    }
    try run(.purity, in: only(.purity, [plain])) {
      PurityCheck(shown: $0, rowLimit: rowLimit).findings()
    }
    try run(.idle, in: only(.idle, [plain])) {
      IdleCheck(shown: $0, rowLimit: rowLimit).findings()
    }
    let lint = settings.rules.filter { $0.check == .lint }.subtracting([.contrast])
    let hasHeight = settings.rules.contains(.height)
    var heights = HeightCheck(rowLimit: rowLimit)
    try run(.lint, in: lint.isEmpty && !hasHeight ? [] : settings.matrix) { shown in
      LintCheck(shown: shown, rules: lint, rowLimit: rowLimit).findings()
        + (hasHeight ? heights.findings(in: shown) : [])
    }
    report.add(heights.findingsOfAll(), waivers: entry.waivers)
    try run(.lint, in: only(.contrast, settings.colorCircumstances)) {
      LintCheck(shown: $0, rules: [.contrast], rowLimit: rowLimit).findings()
    }
  }
}
