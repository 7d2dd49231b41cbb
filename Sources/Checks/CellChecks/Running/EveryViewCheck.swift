import CellCatalog

/// The checks `height` and `lint`, which examine every view of an entry in all circumstances of the settings.
///
/// They share each view, because making it takes most of the time.
@MainActor
struct EveryViewCheck: EntryCheck {
  static let checks: Set<CheckKind> = [.height, .lint]

  private let settings: CheckSettings
  private let matrix: [Circumstances]
  private let colors: [Circumstances]
  private var heights = HeightCheck()
  private var entryRules: EntryRules

  private init(_ settings: CheckSettings) {
    self.settings = settings
    matrix = settings.looksAtMatrix ? settings.matrix : []
    colors = settings.rules.contains(.contrast) ? settings.colorCircumstances : []
    entryRules = EntryRules(settings.lintRules, plain: settings.plainCircumstances)
  }

  static func run(on entry: CheckedEntry, into report: inout CheckReport) throws {
    var check = EveryViewCheck(entry.settings)
    try entry.show(for: .lint, in: check.circumstances) { shown in
      check.look(at: shown) { report.add([$0], of: entry.entry) }
    }
    report.add(check.heights.findingsOfAll() + check.entryRules.findings, of: entry.entry)
  }

  private var circumstances: [Circumstances] { matrix + colors.filter { !matrix.contains($0) } }

  private mutating func look(at shown: ShownEntry, _ found: (CheckFinding) -> Void) {
    let circumstances = shown.place.circumstances
    let isInMatrix = matrix.contains(circumstances)
    let lint = LintCheck(
      shown: shown,
      rules: settings.lintRules.filter { $0 == .contrast ? colors.contains(circumstances) : isInMatrix })
    let hasHeight = isInMatrix && settings.rules.contains(.height)
    EveryView(shown: shown).forEach { part in
      lint.look(at: part, found)
      if hasHeight { heights.look(at: part, in: shown, found) }
      if isInMatrix { entryRules.look(at: part, in: shown, found) }
    }
    lint.lookAround(found)
    if isInMatrix { entryRules.lookAround(shown, found) }
    heights.endCircumstances(found)
  }
}
