/// All commands, in the order of `--help`.
@MainActor
package enum CommandList {
  /// The commands that a program adds to those of every catalogue.
  package static var added: [any Command.Type] = []

  static var all: [any Command.Type] { ofEveryCatalogue + added }

  private static let ofEveryCatalogue: [any Command.Type] = [
    RenderCommand.self, RecordCommand.self, VerifyCommand.self, AcceptCommand.self, ReportCommand.self,
    PruneCommand.self, CheckCommand.self, BreakpointsCommand.self, TraceCommand.self, ScrollCommand.self,
    CompareCommand.self,
  ]
}
