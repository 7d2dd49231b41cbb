import CellSnapshots
import Foundation

/// A line of standard output or standard error, in the form that the reading process needs.
enum OutputLine {
  private static let isReadByGitHub = GitHubAnnotations.areWanted(in: ProcessInfo.processInfo.environment)

  /// Returns the line. On GitHub, where a line may be a command, the line is changed to be text only.
  static func text(_ line: String) -> String { isReadByGitHub ? WorkflowCommands.disarmed(line) : line }
}
