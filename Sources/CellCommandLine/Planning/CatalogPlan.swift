import CellCatalog
import CellSnapshots

/// The plan of a command that draws: the entries that the operands name, in the configurations that the options
/// select.
@MainActor
struct CatalogPlan {
  let plan: RenderPlan
  let entries: [Entry]

  /// Loads the fonts, finds the entries and prints what was left out of files.
  init(
    _ catalog: any SnapshotCatalog.Type, _ arguments: Arguments, _ options: ConfigurationOptions,
    shard: Shard? = nil
  ) throws(CommandFailure) {
    try options.configureFonts()
    let selection = try EntrySelection(catalog: catalog, arguments: arguments).entries()
    FreeMemory.giveBack()
    entries = selection.entries
    let configurations = options.choice.configurations(of: entries, usual: catalog.configurations)
    try Self.checkOperands(arguments.operands, entries, configurations)
    plan = try CommandFailure.mapping { [entries] () throws(PlanError) in
      try RenderPlan(entries: entries, configurations: configurations, shard: shard)
    }
    if !Supervision.current.isResumed {
      for warning in selection.warnings { StandardError.line(warning) }
    }
  }

  /// Fails where an operand names entries and the options leave out all that these are drawn in.
  private static func checkOperands(
    _ operands: [String], _ entries: [Entry], _ configurations: [[Configuration]]
  ) throws(CommandFailure) {
    for operand in operands {
      let pattern = NamePattern(text: operand)
      let named = entries.indices.filter { pattern.matches(entries[$0].name) }
      guard !named.isEmpty, named.allSatisfy({ configurations[$0].isEmpty }) else { continue }
      throw .failure(
        "\(operand.shortened) declares no circumstances as the options say, and another entry does; "
          + "leave it out, or name it alone")
    }
  }
}
