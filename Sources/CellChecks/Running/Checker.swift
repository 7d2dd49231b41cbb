package import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// A runner of checks over entries.
@MainActor
package struct Checker {
  private let settings: CheckSettings
  /// The configurations of entries that declare none themselves.
  private let configurations: [Configuration]
  /// A closure that receives the next check and entry.
  private let willCheck: (Check, String) -> Void
  /// Whether an entry that has nothing for any of the checks is a failure: it was named by whoever asked.
  package var needsSubjects = false
  /// The entries that ended an earlier process, by their names: they are not checked again.
  package var ends: [String: EarlyEnd] = [:]
  /// The last report of an earlier process, and the names of its entries.
  package var earlier: (report: CheckReport, entries: Set<String>)?
  /// A closure that receives the name of each checked entry, and the report so far.
  package var didCheck: (String, CheckReport) -> Void = { _, _ in }

  package init(
    _ settings: CheckSettings, configurations: [Configuration] = [],
    willCheck: @escaping (Check, String) -> Void = { _, _ in }
  ) {
    self.settings = settings
    self.configurations = configurations
    self.willCheck = willCheck
  }

  /// Throws for an invalid name or configuration, and if a font is missing.
  package func check(_ entries: [Entry]) throws(CheckError) -> CheckReport {
    let declared = entries.map { $0.allConfigurations(usual: configurations) }
    let names: [EntryName]
    do {
      try FontLibrary.check()
      names = try RenderPlan(entries: entries, configurations: declared).names
    } catch {
      throw CheckError("\(error)")
    }
    var report = earlier?.report ?? CheckReport(settings: settings)
    for (index, entry) in entries.enumerated() where earlier?.entries.contains(names[index].text) != true {
      if let end = ends[names[index].text] {
        report.failures.append(
          "\(end.title) \(end.verdict == .timedOut ? "timed out" : "crashed"): \(end.reason)")
      } else {
        do throws(RenderError) {
          try check(entry, name: names[index], settings.covering(declared[index]), &report)
        } catch {
          report.failures.append(error.description)
        }
      }
      didCheck(names[index].text, report)
    }
    report.noteUnusedWaivers(of: entries, rules: settings.rules)
    _ = Diagnostics.take()
    return report
  }

  private func check(
    _ entry: Entry, name: EntryName, _ settings: CheckSettings, _ report: inout CheckReport
  ) throws(RenderError) {
    let sampler = RowSampler(limit: settings.rowLimit)
    if needsSubjects, try !hasSubject(entry, name, settings) {
      let part = settings.rules.contains(.reuse) ? "no row" : "no MFSCell"
      let checks = settings.rules.map(\.rawValue).sorted().joined(separator: ", ")
      return report.failures.append(
        "\(name.text) shows \(part) and is no MFSController, so there is nothing to look at for \(checks); "
          + "name other entries or other checks")
    }
    func run(
      _ check: Check, in circumstances: [Circumstances], _ body: (ShownEntry) -> Void
    ) throws(RenderError) {
      guard !circumstances.isEmpty else { return }
      willCheck(check, name.text)
      var canExpand = true
      for circumstances in circumstances where canExpand || !circumstances.isExpanded {
        try noting(check, name, circumstances) { () throws(RenderError) in
          try ShownEntry.show(entry, name: name, in: circumstances, sampler: sampler) { shown in
            canExpand = !circumstances.isExpanded || shown.canExpand
            if canExpand { body(shown) }
          }
        }
      }
    }
    func add(_ finding: Finding) { report.add(finding, waivers: entry.waivers) }
    let plain = settings.plainCircumstances
    let everyWidth = settings.widths.map(settings.circumstances)
    func only(_ rule: CheckRule, _ circumstances: [Circumstances]) -> [Circumstances] {
      settings.rules.contains(rule) ? circumstances : []
    }

    try run(.reuse, in: only(.reuse, everyWidth)) { shown in
      var check = ReuseCheck(
        shown: shown, budget: settings.pairLimit(atWidth: shown.place.circumstances.configuration.width))
      check.findings().forEach(add)
      guard shown.place.circumstances == plain else { return }
      report.note(shown.samples(in: .reuse) + check.samples)
    }
    if settings.rules.contains(.rotation) {
      willCheck(.rotation, name.text)
      let check = RotationCheck(
        entry: entry, name: name, circumstances: plain, widths: settings.widths, sampler: sampler)
      try noting(.rotation, name, plain) { () throws(RenderError) in
        try check.findings { report.note($0) }.forEach(add)
      }
    }
    try run(.background, in: only(.background, everyWidth)) { shown in
      BackgroundCheck(shown: shown).findings().forEach(add)
      report.note(shown.samples(in: .background))
    }
    try run(.purity, in: only(.purity, [plain])) { shown in
      PurityCheck(shown: shown).findings().forEach(add)
      report.note(shown.samples(in: .purity))
    }
    try run(.idle, in: only(.idle, [plain])) { shown in
      IdleCheck(shown: shown).findings().forEach(add)
      report.note(shown.samples(in: .idle))
    }
    if settings.rules.contains(.equality) {
      willCheck(.equality, name.text)
      let check = EqualityCheck(entry: entry, name: name, circumstances: plain, sampler: sampler)
      try noting(.equality, name, plain) { () throws(RenderError) in try check.findings().forEach(add) }
    }
    try run(.keys, in: only(.keys, [plain])) { shown in
      KeysCheck(shown: shown).findings().forEach(add)
      report.note(shown.samples(in: .keys))
    }
    let matrix = settings.looksAtMatrix ? settings.matrix : []
    let colors = only(.contrast, settings.colorCircumstances)
    var heights = HeightCheck()
    var entryRules = EntryRules(settings.lintRules, plain: plain)
    try run(.lint, in: matrix + colors.filter { !matrix.contains($0) }) { shown in
      let circumstances = shown.place.circumstances
      let isInMatrix = matrix.contains(circumstances)
      let lint = LintCheck(
        shown: shown,
        rules: settings.lintRules.filter { $0 == .contrast ? colors.contains(circumstances) : isInMatrix })
      let hasHeight = isInMatrix && settings.rules.contains(.height)
      // The checks share the cell, because making it takes most of the time.
      EveryView(shown: shown).forEach { part in
        lint.look(at: part, add)
        if hasHeight { heights.look(at: part, in: shown, add) }
        if isInMatrix { entryRules.look(at: part, in: shown, add) }
      }
      lint.lookAround(add)
      if isInMatrix { entryRules.lookAround(shown, add) }
      heights.endCircumstances(add)
    }
    heights.findingsOfAll().forEach(add)
    entryRules.findings.forEach(add)
  }

  /// Whether an entry shows anything that one of the checks looks at.
  private func hasSubject(
    _ entry: Entry, _ name: EntryName, _ settings: CheckSettings
  ) throws(RenderError) -> Bool {
    guard Self.rulesOfPlaces.isSuperset(of: settings.rules) else { return true }
    let plain = settings.plainCircumstances
    return try ShownEntry.show(entry, name: name, in: plain, sampler: RowSampler(limit: settings.rowLimit)) {
      shown in
      let isReused =
        settings.rules.contains(.reuse)
        && shown.samples(in: .reuse).contains { $0.total > 0 }
      return isReused
        || shown.viewModelPlaces.contains { places in
          places.paths.contains { places.freshRunner(at: $0) != nil }
        }
    }
  }

  /// The checks that look at rows and at what is in the pattern, and at nothing else.
  private static let rulesOfPlaces: Set<CheckRule> = [.reuse, .background, .purity, .idle, .equality, .keys]

  /// Notes for whoever watches the process what a check looks at as long as `body` runs.
  private func noting(
    _ check: Check, _ name: EntryName, _ circumstances: Circumstances,
    _ body: () throws(RenderError) -> Void
  ) throws(RenderError) {
    let width = PlainNumber.text(circumstances.configuration.width)
    try DrawingWatch.during(
      name.text, "\(name.text) at width \(width), in the check \(check.rawValue),", body)
  }
}
