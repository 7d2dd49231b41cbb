import CellSnapshots
import MFS

/// `record`: draws entries and writes their references.
enum RecordCommand: Command {
  static let name = "record"
  static let summary = "Draw entries and write the references that are not as they are drawn."
  static let operands = "[ENTRY…|FILE…|-]"

  private static let mode = CommandOption(
    "mode", argument: "MODE",
    summary:
      "all: whatever is not identical; changed: what verify would fail; missing: what is not there (all)")

  private static let compression = CommandOption(
    "compression", argument: "KIND", summary: "Files written small, or smallest, which takes long (small)")

  static func options(of catalog: any SnapshotCatalog.Type) -> [CommandOption] {
    [mode, compression] + RunOptions.all + ComparisonOptions.all + ConfigurationOptions.all + catalog.options
  }

  static func run(
    _ arguments: Arguments, catalog: any SnapshotCatalog.Type
  ) throws(CommandFailure) -> Int32 {
    let text = arguments[mode.name] ?? RecordMode.all.rawValue
    guard let mode = RecordMode(rawValue: text), mode != .never else {
      throw .usage("--mode \(text.shortened): give all, changed or missing; to write nothing, run verify")
    }
    let compression = try OptionValue.compression(arguments[compression.name] ?? "small")
    guard compression != .fast else {
      throw .usage("--compression fast: references are kept; give small or smallest")
    }
    return try SnapshotRun(arguments, catalog: catalog, mode: mode, compression: compression).run()
  }
}
