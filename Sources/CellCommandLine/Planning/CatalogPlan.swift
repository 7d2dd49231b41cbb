import CellCatalog
import CellSnapshots

/// What a command draws: the entries that its operands name, in the circumstances that its options choose.
@MainActor
struct CatalogPlan {
  let plan: RenderPlan
  let entries: [Entry]

  /// Loads the fonts, finds the entries and says what was left out of files.
  init(
    _ catalog: any SnapshotCatalog.Type, _ arguments: Arguments, _ options: ConfigurationOptions,
    shard: Shard? = nil
  ) throws(CommandFailure) {
    try options.configureFonts()
    let selection = try EntrySelection(catalog: catalog, arguments: arguments).entries()
    FreeMemory.giveBack()
    entries = selection.entries
    plan = try CommandFailure.mapping { [entries] () throws(PlanError) in
      try RenderPlan(
        entries: entries,
        configurations: options.choice.configurations(of: entries, usual: catalog.configurations),
        shard: shard)
    }
    if !Supervision.current.isResumed {
      for warning in selection.warnings { StandardError.line(warning) }
    }
  }
}
