/// What checks found.
package struct CheckReport: Sendable {
  package private(set) var findings: [Finding] = []
  package private(set) var waivedCount = 0
  /// The waivers that waived nothing.
  private(set) var unusedWaivers: [UnusedWaiver] = []
  /// Why entries could not be checked.
  package var failures: [String] = []
  private var usedWaivers: Set<Waiver> = []

  /// Whether there is nothing to mend.
  package var isClean: Bool { findings.isEmpty && failures.isEmpty && unusedWaivers.isEmpty }

  /// A line for each fault, however often it was seen, and for each waiver that waived nothing.
  package var lines: [String] {
    failures + FindingGroup.groups(of: findings).map(\.text)
      + unusedWaivers.map(\.text)
  }

  /// Adds what no waiver covers.
  mutating func add(_ found: [Finding], waivers: [Waiver]) {
    for finding in found {
      let covering = waivers.filter { $0.covers(finding) }
      usedWaivers.formUnion(covering)
      if covering.isEmpty { findings.append(finding) } else { waivedCount += 1 }
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
