/// All commands, in the order of `--help`.
@MainActor
package enum CommandList {
  /// The commands that a program adds to the commands of every catalogue.
  package static var added: [any Command.Type] = []

  static var all: [any Command.Type] { ofEveryCatalogue + added }

  /// Returns the command of a name, or nil if there is none.
  static func named(_ name: String) -> (any Command.Type)? { (all + unlisted).first { $0.name == name } }

  /// The commands that `--help` does not list, because only other commands start them.
  private static let unlisted: [any Command.Type] = [PreviewWorkerCommand.self]

  private static let ofEveryCatalogue: [any Command.Type] = [
    RenderCommand.self, RecordCommand.self, VerifyCommand.self, AcceptCommand.self, ReportCommand.self,
    PruneCommand.self, StoreCommand.self, CheckCommand.self, BreakpointsCommand.self, TraceCommand.self,
    ScrollCommand.self, CompareCommand.self, ChangesCommand.self, PreviewCommand.self, GalleryCommand.self,
  ]
}
