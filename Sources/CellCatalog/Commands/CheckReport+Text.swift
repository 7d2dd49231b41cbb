import Foundation

extension CheckReport {
  /// `3 faults in 20 entries, seen in 12 places; 4 waived; 1 waiver without a fault`.
  func summary(entryCount: Int) -> String {
    let entries = entryCount == 1 ? "1 entry" : "\(entryCount) entries"
    let unused = unusedWaivers.count == 1 ? "1 waiver" : "\(unusedWaivers.count) waivers"
    let waived =
      (waivedCount == 0 ? "" : "; \(waivedCount) waived")
      + (unusedWaivers.isEmpty ? "" : "; \(unused) without a fault")
    let failed =
      failures.isEmpty ? "" : "; \(failures.count == 1 ? "1 entry" : "\(failures.count) entries") not checked"
    let faults = FindingGroup.groups(of: findings).count
    guard faults > 0 else { return "no faults in \(entries)\(waived)\(failed)" }
    let count = faults == 1 ? "1 fault" : "\(faults) faults"
    return
      "\(count) in \(entries), seen in \(findings.count == 1 ? "1 place" : "\(findings.count) places")\(waived)\(failed)"
  }

  /// Every finding, not grouped, with the waivers that waived nothing.
  func json() throws(CommandFailure) -> String {
    struct Waiver: Encodable {
      var entries: [String]
      var rule: CheckRule
      var subject: String
      var reason: String
    }
    struct Output: Encodable {
      var findings: [Finding]
      var waived: Int
      var unusedWaivers: [Waiver]
      var failures: [String]
    }
    let output = Output(
      findings: findings, waived: waivedCount,
      unusedWaivers: unusedWaivers.map {
        Waiver(
          entries: $0.entries, rule: $0.waiver.rule, subject: $0.waiver.subject, reason: $0.waiver.reason)
      }, failures: failures)
    return try CompareJSON.text(output)
  }
}
