import CellCatalog
import Foundation

extension CheckReport {
  /// Returns a summary: `3 faults in 20 entries, seen in 12 places; 4 waived; 1 waiver without a fault`.
  package func summary(entryCount: Int) -> String {
    let entries = entryCount == 1 ? "1 entry" : "\(entryCount) entries"
    let unused = unusedWaivers.count == 1 ? "1 waiver" : "\(unusedWaivers.count) waivers"
    let waived =
      (waivedCount == 0 ? "" : "; \(waivedCount) waived")
      + (unusedWaivers.isEmpty ? "" : "; \(unused) without a fault")
    let failed =
      failures.isEmpty ? "" : "; \(failures.count == 1 ? "1 entry" : "\(failures.count) entries") not checked"
    guard faults.count > 0 else { return "no faults in \(entries)\(waived)\(failed)" }
    let count = faults.groups.count == 1 ? "1 fault" : "\(faults.groups.count) faults"
    let places = faults.count == 1 ? "1 place" : "\(faults.count) places"
    return "\(count) in \(entries), seen in \(places)\(waived)\(failed)"
  }

  /// The report as JSON: the kept findings without groups, the number of omitted ones, the samples, the waivers that
  /// waived nothing, and the diagnostics.
  package var json: some Encodable {
    struct Waiver: Encodable {
      var entries: [String]
      var rule: CheckRule
      var subject: String
      var reason: String
    }
    struct Omitted: Encodable {
      var rule: CheckRule
      var owner: String
      var view: String?
      var kind: String
      var count: Int
    }
    struct Output: Encodable {
      var findings: [CheckFinding]
      var omitted: [Omitted]
      var sampled: [Sample]
      var waived: Int
      var unusedWaivers: [Waiver]
      var failures: [String]
      var diagnostics: [String]
    }
    return Output(
      findings: findings,
      omitted: faults.groups.filter { $0.count > $0.kept.count }.map {
        Omitted(
          rule: $0.first.rule, owner: $0.first.owner, view: $0.first.view, kind: $0.first.kind,
          count: $0.count - $0.kept.count)
      }, sampled: samples, waived: waivedCount,
      unusedWaivers: unusedWaivers.map {
        Waiver(
          entries: $0.entries, rule: $0.waiver.rule, subject: $0.waiver.subject, reason: $0.waiver.reason)
      }, failures: failures, diagnostics: diagnostics)
  }
}
