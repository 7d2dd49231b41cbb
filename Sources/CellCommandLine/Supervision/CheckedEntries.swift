import CellChecks

/// The entries that earlier processes have checked, with the last report; nil where there are none.
@MainActor
struct CheckedEntries {
  let report: (report: CheckReport, entries: Set<String>)?

  init(_ supervision: Supervision) {
    var entries: Set<String> = []
    var last: CheckReport?
    for note in supervision.isResumed ? supervision.journal?.notes ?? [] : [] {
      guard case .checked(let entry, let report) = note else { continue }
      entries.insert(entry)
      last = report
    }
    report = last.map { ($0, entries) }
  }
}
