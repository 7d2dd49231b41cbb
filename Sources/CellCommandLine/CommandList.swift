/// All commands, in the order of `--help`.
@MainActor
enum CommandList {
  static let all: [any Command.Type] = [
    RenderCommand.self, RecordCommand.self, VerifyCommand.self, AcceptCommand.self, ReportCommand.self,
    PruneCommand.self, CheckCommand.self, BreakpointsCommand.self, TraceCommand.self, ScrollCommand.self,
    CompareCommand.self,
  ]
}
