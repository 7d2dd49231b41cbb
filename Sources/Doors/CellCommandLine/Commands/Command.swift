/// A subcommand of the command line. A new one needs a file of its own and a line in `CommandList`.
@MainActor
package protocol Command {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The name of the operands in the usage line, such as `[ENTRY…|FILE…|-]`.
  static var operands: String { get }
  /// Whether another process watches the one that runs the command, as the code of entries may end it. Unless declared,
  /// this is true.
  static var isWatched: Bool { get }
  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption]
  /// Does the work and returns the exit code.
  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32
}

extension Command {
  package static var isWatched: Bool { true }
}
