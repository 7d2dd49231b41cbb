import CellCatalog

/// The findings of checks, and how much was looked at.
package struct CheckReport: Sendable, Codable {
  private(set) var faults = FindingGroups()
  package private(set) var waivedCount = 0
  /// What was looked at in part.
  private(set) var samples: [Sample] = []
  /// The waivers that waived nothing.
  private(set) var unusedWaivers: [UnusedWaiver] = []
  /// Why entries could not be checked.
  package var failures: [String] = []
  /// The checks that look at everything, whatever the limits.
  let wholeChecks: [Check]
  private var usedWaivers: Set<Waiver> = []

  package init(settings: CheckSettings) {
    wholeChecks = Check.allCases.filter { check in
      (check == .lint || check == .height) && settings.rules.contains { $0.check == check }
    }
  }

  /// What was found, of each fault as many findings as `FindingGroup` keeps.
  package var findings: [Finding] { faults.findings }

  /// Whether there is nothing to mend.
  package var isClean: Bool { faults.count == 0 && failures.isEmpty && unusedWaivers.isEmpty }

  /// A line for each fault, however often it was seen, and for each waiver that waived nothing.
  package var lines: [String] {
    failures + faults.groups.map(\.text) + unusedWaivers.map(\.text)
  }

  /// A line for each entry of which something was looked at in part.
  ///
  /// - Parameter option: what the limit of a kind is called; nil of one that nobody can set.
  package func sampleLines(_ option: (Sample.Kind) -> String?) -> [String] {
    samples.lines(whole: wholeChecks, options: option)
  }

  /// Adds a finding that no waiver covers.
  mutating func add(_ finding: Finding, waivers: [Waiver]) {
    let covering = waivers.filter { $0.covers(finding) }
    usedWaivers.formUnion(covering)
    if covering.isEmpty { faults.add(finding) } else { waivedCount += 1 }
  }

  /// Notes how much was looked at, where that is not everything; what was noted first of an entry's check stays.
  mutating func note(_ noted: [Sample]) {
    for sample in noted where sample.looked < sample.total {
      if !samples.contains(where: { $0.hasSameSubject(as: sample) }) { samples.append(sample) }
    }
  }

  mutating func noteUnusedWaivers(of entries: [Entry], rules: Set<CheckRule>) {
    var places: [Waiver: Int] = [:]
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

  /// Leaves out the waivers that something else than what was checked may need.
  package mutating func ignoreUnusedWaivers() {
    unusedWaivers = []
  }
}
