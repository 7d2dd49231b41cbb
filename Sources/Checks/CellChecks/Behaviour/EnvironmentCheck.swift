import CellCatalog

/// A check that draws an entry with other time zones, locales and clocks, and compares the pictures.
///
/// Values that the process made before, such as a formatter in a static property, keep the settings with which they were
/// made. So the command draws each entry in a process for each of the settings (`HostPictures`).
@MainActor
struct EnvironmentCheck: EntryCheck {
  static let checks: Set<CheckKind> = [.environment]

  let entry: CheckedEntry

  static func run(on entry: CheckedEntry, into report: inout CheckReport) throws {
    let check = EnvironmentCheck(entry: entry)
    do {
      let usual = try check.picture(with: .usual)
      let repetition = try check.picture(with: .repetition)
      let others = try HostSettings.others.map { ($0, try check.picture(with: $0)) }
      report.note(usual.samples)
      report.add(check.findings(from: usual, repeated: repetition, to: others), of: entry.entry)
    } catch let error as HostPictureError {
      report.failures.append("\(error)")
    }
  }

  private func picture(with host: HostSettings) throws -> EntryPicture {
    if let pictures = entry.hostPictures { return try pictures.picture(of: entry.name.text, with: host) }
    return try entry.examine(for: .environment) {
      try entry.picture(with: host)
    }
  }

  private func findings(
    from usual: EntryPicture, repeated repetition: EntryPicture,
    to others: [(settings: HostSettings, picture: EntryPicture)]
  ) -> [CheckFinding] {
    let place = EntryPlace(
      entry: entry.name.text, circumstances: entry.settings.plainCircumstances,
      hasSections: usual.hasSections)
    return HostChange.all(from: usual, repeated: repetition, to: others).map { change in
      CheckFinding(
        .environment, in: place, row: change.difference.row, change.difference,
        reproduction: change.reproduction)
    }
  }
}
