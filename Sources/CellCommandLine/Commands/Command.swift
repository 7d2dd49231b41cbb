/// A subcommand of the command line; a new one is a file of its own and a line in `CommandList`.
@MainActor
protocol Command {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// What the usage line calls its operands.
  static var operands: String { get }
  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption]
  /// Does the work and returns what to exit with.
  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws(CommandFailure) -> Int32
}
