import CellSnapshots

/// The command `verify`: compares entries with their references.
enum VerifyCommand: Command {
  static let name = "verify"
  static let summary = "Compare entries with their references; exit 1 if one differs or is missing."
  static let operands = "[ENTRY…|FILE…|-]"

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    RunOptions.all + BaseOptions.all + ComparisonOptions.all + ConfigurationOptions.all + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    try SnapshotRun(arguments, catalog: catalog, mode: .never).run()
  }
}
