package import CellCatalog
import CellDrawing
import CellSnapshots

/// The findings of checks, and the extent of what was examined.
package struct CheckReport: Sendable, Codable {
  private(set) var faults = FindingGroups()
  /// The number of findings that waivers cover.
  package private(set) var waivedCount = 0
  /// The samples of what was examined only in part.
  private(set) var samples: [Sample] = []
  /// The waivers that waived nothing.
  private(set) var unusedWaivers: [UnusedWaiver] = []
  /// The reasons why entries could not be checked.
  package var failures: [String] = []
  /// The lines about what could not be drawn as requested, one for each diagnostic, with the entry if it is about a view.
  package private(set) var diagnostics: [String] = []
  /// The checks that examine everything, without limits.
  let wholeChecks: [CheckKind]
  private var usedWaivers: Set<CheckWaiver> = []

  package init(settings: CheckSettings) {
    wholeChecks = CheckKind.allCases.filter { check in
      (check == .lint || check == .height) && settings.rules.contains { $0.check == check }
    }
  }

  /// The findings, for each fault as many as `FindingGroup` keeps.
  package var findings: [CheckFinding] { faults.findings }

  /// Whether there is nothing to correct.
  package var isClean: Bool { faults.count == 0 && failures.isEmpty && unusedWaivers.isEmpty }

  /// The report's lines: one for each failure, for each fault, however often it was found, and for each waiver that
  /// waived nothing.
  package var lines: [String] {
    failures + faults.groups.map(\.text) + unusedWaivers.map(\.text)
  }

  /// Returns a line for each entry that was examined only in part.
  ///
  /// - Parameter option: A closure that returns the name of the option for the limit of a kind, or nil if there is no
  ///   option.
  package func sampleLines(_ option: (Sample.Kind) -> String?) -> [String] {
    samples.lines(whole: wholeChecks, options: option)
  }

  /// Adds findings of an entry. A finding that a waiver of the entry covers is only counted.
  mutating func add(_ findings: [CheckFinding], of entry: CatalogEntry) {
    for finding in findings {
      let covering = entry.waivers.filter { $0.covers(finding) }
      usedWaivers.formUnion(covering)
      if covering.isEmpty { faults.add(finding) } else { waivedCount += 1 }
    }
  }

  /// Adds the diagnostics of an entry, each once.
  mutating func add(_ found: [Diagnostic], of entry: EntryName) {
    for diagnostic in found {
      let line = diagnostic.place == nil ? diagnostic.text : "\(entry.text): \(diagnostic.text)"
      if !diagnostics.contains(line) { diagnostics.append(line) }
    }
  }

  /// Notes samples that do not include everything. For each check of an entry, the first noted sample stays.
  mutating func note(_ noted: [Sample]) {
    for sample in noted where sample.looked < sample.total {
      if !samples.contains(where: { $0.hasSameSubject(as: sample) }) { samples.append(sample) }
    }
  }

  mutating func noteUnusedWaivers(of entries: [CatalogEntry], rules: Set<CheckRule>) {
    var places: [CheckWaiver: Int] = [:]
    unusedWaivers = []
    for entry in entries {
      for waiver in entry.waivers where rules.contains(waiver.rule) && !usedWaivers.contains(waiver) {
        if let place = places[waiver] {
          // An entry may list a waiver twice.
          if unusedWaivers[place].entries.last != entry.name {
            unusedWaivers[place].entries.append(entry.name)
          }
        } else {
          places[waiver] = unusedWaivers.count
          unusedWaivers.append(UnusedWaiver(waiver: waiver, entries: [entry.name]))
        }
      }
    }
  }

  /// Removes unused waivers, which entries outside this run may need.
  ///
  /// - Parameter kept: The waivers that no other entry needs.
  package mutating func ignoreUnusedWaivers(except kept: [CheckWaiver] = []) {
    unusedWaivers.removeAll { !kept.contains($0.waiver) }
  }
}
