/// What checks found.
package struct CheckReport: Sendable {
  package private(set) var findings: [Finding] = []
  package private(set) var waivedCount = 0
  /// The waivers that waived nothing.
  package private(set) var unusedWaivers: [Waiver] = []
  /// Why entries could not be checked.
  package var failures: [String] = []
  private var usedWaivers: Set<Waiver> = []

  /// Whether there is nothing to mend.
  package var isClean: Bool { findings.isEmpty && failures.isEmpty && unusedWaivers.isEmpty }

  /// A line for each fault, however often it was seen, and for each waiver that waived nothing.
  package var lines: [String] {
    failures + FindingGroup.groups(of: findings).map(\.text)
      + unusedWaivers.map {
        "waiver  \($0.rule.rawValue) of \($0.subject) (\($0.reason)): expected a fault to waive, found none; "
          + "remove it"
      }
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
    var seen: Set<Waiver> = []
    unusedWaivers = entries.flatMap(\.waivers).filter {
      rules.contains($0.rule) && !usedWaivers.contains($0) && seen.insert($0).inserted
    }
  }

  /// Leaves out the waivers that something else than what was checked may need.
  package mutating func ignoreUnusedWaivers() {
    unusedWaivers = []
  }
}
