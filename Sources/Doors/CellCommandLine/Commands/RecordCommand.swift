import CellDrawing
import CellSnapshots

/// The command `record`: draws entries and writes their references.
enum RecordCommand: Command {
  static let name = "record"
  static let summary = "Draw entries and write the references that differ from the drawings."
  static let operands = "[ENTRY…|FILE…|-]"

  private static let mode = CommandOption(
    "mode", argument: "MODE",
    summary:
      "all: every picture that is not identical; changed: pictures that verify rejects; missing: pictures without a reference",
    default: SnapshotRecordMode.all.rawValue
  ) { text in
    guard let mode = SnapshotRecordMode(rawValue: text), mode != .never else {
      throw OptionValueError("give all, changed or missing; to write nothing, run verify")
    }
    return mode
  }

  private static let compression = CommandOption(
    "compression", argument: "KIND",
    summary: "small: small files; smallest: the smallest files, which takes long",
    default: "small"
  ) { text in
    guard let compression = PNG.Compression(named: text), compression != .fast else {
      throw OptionValueError("references are stored, so their files must be small; give small or smallest")
    }
    return compression
  }

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [mode, compression] + RunOptions.all + ComparisonOptions.all + ConfigurationOptions.all + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    try SnapshotRun(
      arguments, catalog: catalog, mode: try arguments[mode], compression: try arguments[compression]
    ).run()
  }
}
