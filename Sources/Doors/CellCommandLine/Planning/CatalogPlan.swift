import CellCatalog
import CellSnapshots
import UIKit

/// The plan of a command that draws: the entries that the operands name, in their configurations.
@MainActor
struct CatalogPlan {
  /// The configurations of the entries in a plan.
  enum Configurations {
    /// The ones that the catalogue or the entry declares and the options select.
    case chosen
    /// All that the catalogue or the entry declares.
    case declared
    /// One for all entries.
    case only(SnapshotConfiguration)
  }

  let plan: RenderPlan
  let entries: [CatalogEntry]
  /// The configurations of each entry.
  let configurations: [[SnapshotConfiguration]]

  /// Loads the fonts, finds the entries and prints what was left out of files.
  ///
  /// - Parameters:
  ///   - choice: The configurations of the entries.
  ///   - states: The choice among entries with states, their states and animations.
  ///   - shard: The part of the work to take; nil for all.
  ///   - times: The times of an earlier run, by which the shards are balanced; nil to count entries.
  init(
    _ catalog: any SnapshotCatalog.Type, _ arguments: Arguments, _ options: ConfigurationOptions,
    in choice: Configurations = .chosen, states: StateChoice = .states, shard: Shard? = nil,
    times: SnapshotTimes? = nil
  ) throws {
    try options.configureFonts(besides: catalog.fontFolders)
    let selection = try EntrySelection(
      catalog: catalog, arguments: arguments, states: states
    ).entries()
    FreeMemory.giveBack()
    entries = selection.entries
    let drawn: [[SnapshotConfiguration]]
    switch choice {
    case .chosen:
      drawn = options.choice.configurations(of: entries, usual: catalog.configurations)
      try Self.checkOperands(arguments.operands, entries, drawn)
    case .declared: drawn = entries.map { $0.allConfigurations(usual: catalog.configurations) }
    case .only(let configuration): drawn = entries.map { _ in [configuration] }
    }
    self.configurations = drawn
    plan = try RenderPlan(entries: entries, configurations: drawn, shard: shard, times: times)
    DrawingWatch.allow(seconds: options.timeout, isResumable: false)
    try checkEnds(Supervision.current.earlier.ends)
    if !Supervision.current.isResumed {
      for warning in selection.warnings { StandardError.line(warning) }
    }
  }

  /// Fails where the machine could not draw an image that the catalogue keeps. It would be absent in all entries.
  static func checkAbsences() throws {
    guard let absence = Diagnostics.absences.first else { return }
    throw .failure("\(absence.message); nothing is drawn, since the pictures may lack it")
  }

  /// Fails where an earlier process ended while it drew something that this process does not have. It would be left out
  /// of the results.
  private func checkEnds(_ ends: [EarlyEnd]) throws {
    let known = Set(plan.jobs.map(\.snapshotTitle) + plan.names.map(\.text))
    guard let end = ends.first(where: { !known.contains($0.name) }) else { return }
    throw .failure(
      "\(end.title) \(end.verdict.words): \(end.cause), and when the program was started again, its entry was missing; "
        + "the list of entries must not depend on the process, the time, files that change or chance")
  }

  /// Fails where an operand names entries and the options leave out all that these are drawn in.
  private static func checkOperands(
    _ operands: [String], _ entries: [CatalogEntry], _ configurations: [[SnapshotConfiguration]]
  ) throws {
    for operand in operands {
      let pattern = NamePattern(text: operand)
      let named = entries.indices.filter { pattern.matches(entries[$0].name) }
      guard !named.isEmpty, named.allSatisfy({ configurations[$0].isEmpty }) else { continue }
      throw .failure(
        "\(operand.shortened) declares no configuration that fits the options, but another entry does; "
          + "leave it out, or name only this entry")
    }
  }
}
