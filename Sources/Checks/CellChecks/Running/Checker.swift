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
  private let configurations: [SnapshotConfiguration]
  /// A closure that receives the next check and entry.
  private let willCheck: (CheckKind, String) -> Void
  /// Whether an entry that has nothing for any of the checks is a failure: it was named by whoever asked.
  package var needsSubjects = false
  /// The pictures for the check `environment` that other processes have drawn; nil where this process draws them.
  package var hostPictures: HostPictures?
  /// The entries that ended an earlier process, by their names: they are not checked again.
  package var ends: [String: EarlyEnd] = [:]
  /// The last report of an earlier process, and the names of its entries.
  package var earlier: (report: CheckReport, entries: Set<String>)?
  /// A closure that receives the name of each checked entry, and the report so far.
  package var didCheck: (String, CheckReport) -> Void = { _, _ in }

  package init(
    _ settings: CheckSettings, configurations: [SnapshotConfiguration] = [],
    willCheck: @escaping (CheckKind, String) -> Void = { _, _ in }
  ) {
    self.settings = settings
    self.configurations = configurations
    self.willCheck = willCheck
  }

  /// Throws for an invalid name or configuration, and if a font is missing.
  package func check(_ entries: [CatalogEntry]) throws(CheckError) -> CheckReport {
    var report = earlier?.report ?? CheckReport(settings: settings)
    for checked in try checkedEntries(entries) where earlier?.entries.contains(checked.name.text) != true {
      if let end = ends[checked.name.text] {
        report.failures.append(
          "\(end.title) \(end.verdict == .timedOut ? "timed out" : "crashed"): \(end.reason)")
      } else {
        let diagnostics = Diagnostics()
        do {
          try diagnostics.collecting { try check(checked, &report) }
        } catch {
          report.failures.append("\(error)")
        }
        report.add(diagnostics.take(), of: checked.name)
      }
      didCheck(checked.name.text, report)
    }
    report.noteUnusedWaivers(of: entries, rules: settings.rules)
    return report
  }

  /// Returns the entries with their names and settings. Throws for an invalid name or configuration, and if a font is
  /// missing.
  func checkedEntries(_ entries: [CatalogEntry]) throws(CheckError) -> [CheckedEntry] {
    let declared = entries.map { $0.allConfigurations(usual: configurations) }
    do {
      try FontLibrary.check()
      let names = try RenderPlan(entries: entries, configurations: declared).names
      return entries.indices.map { index in
        CheckedEntry(
          entry: entries[index], name: names[index], settings: settings.covering(declared[index]),
          hostPictures: hostPictures, willCheck: willCheck)
      }
    } catch {
      throw CheckError("\(error)")
    }
  }

  private func check(_ entry: CheckedEntry, _ report: inout CheckReport) throws {
    let settings = entry.settings
    if needsSubjects, try !hasSubject(entry) {
      let part = settings.rules.contains(.reuse) ? "no row" : "no MFSCell"
      let checks = settings.rules.map(\.rawValue).sorted().joined(separator: ", ")
      return report.failures.append(
        "\(entry.name.text) shows \(part) and is not an MFSController, so there is nothing to check for \(checks); "
          + "name other entries or other checks")
    }
    for check in CheckList.checks(settings.checks) {
      try check.run(on: entry, into: &report)
    }
  }

  /// Whether an entry shows anything that one of the checks looks at.
  private func hasSubject(_ checked: CheckedEntry) throws -> Bool {
    let rules = checked.settings.rules
    guard CheckList.checks(checked.settings.checks).allSatisfy({ $0.looksOnlyAtPlaces }) else { return true }
    return try ShownEntry.show(
      checked.entry, name: checked.name, in: checked.settings.plainCircumstances, sampler: checked.sampler
    ) { shown in
      let isReused = rules.contains(.reuse) && shown.samples(in: .reuse).contains { $0.total > 0 }
      return isReused
        || shown.viewModelPlaces.contains { places in
          places.paths.contains { places.freshRunner(at: $0) != nil }
        }
    }
  }
}
