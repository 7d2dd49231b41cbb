import CellSnapshots
import Foundation

/// A line of standard output or standard error as the process that reads it is to have it.
enum OutputLine {
  private static let isReadByGitHub = GitHubAnnotations.areWanted(in: ProcessInfo.processInfo.environment)

  /// On GitHub, where lines may be commands, as text alone.
  static func text(_ line: String) -> String { isReadByGitHub ? WorkflowCommands.disarmed(line) : line }
}
