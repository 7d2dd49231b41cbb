import CellCatalog

/// A check of an entry. A new one needs a file of its own and a line in `CheckList`.
@MainActor
protocol EntryCheck {
  /// The kinds of faults that it finds.
  static var checks: Set<CheckKind> { get }
  /// Whether it looks only at rows and at what is in the pattern. An entry without them has nothing for it.
  static var looksOnlyAtPlaces: Bool { get }
  /// Examines an entry, and adds findings and samples to a report. Throws if the entry cannot be shown.
  static func run(on entry: CheckedEntry, into report: inout CheckReport) throws
}

extension EntryCheck {
  static var looksOnlyAtPlaces: Bool { false }
}

/// A check that examines an entry as it is shown in some circumstances.
protocol ShownEntryCheck: EntryCheck {
  static var check: CheckKind { get }
  /// Returns the circumstances in which the entry is shown; the plain ones unless specified.
  static func circumstances(in settings: CheckSettings) -> [Circumstances]
  init(shown: ShownEntry)
  func findings() -> [CheckFinding]
}

extension ShownEntryCheck {
  static var checks: Set<CheckKind> { [check] }

  static func circumstances(in settings: CheckSettings) -> [Circumstances] { [settings.plainCircumstances] }

  static func run(on entry: CheckedEntry, into report: inout CheckReport) throws {
    try entry.show(for: check, in: circumstances(in: entry.settings)) { shown in
      report.add(Self(shown: shown).findings(), of: entry.entry)
      report.note(shown.samples(in: check))
    }
  }
}
