import CellChecks

/// The entries that earlier processes have checked.
@MainActor
struct CheckedEntries {
  /// The last report and the names of the checked entries, or nil where no entry was checked.
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
