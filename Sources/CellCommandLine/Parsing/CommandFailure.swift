/// Why a command stops: one line for its user and what it exits with.
public struct CommandFailure: Error, Hashable, Sendable {
  public let message: String
  public let exitCode: Int32

  /// The command line cannot be understood.
  public static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: ExitCode.usage)
  }

  /// What was asked for cannot be done.
  public static func failure(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: ExitCode.failure)
  }
}

/// What the commands exit with.
enum ExitCode {
  static let success: Int32 = 0
  static let failure: Int32 = 1
  /// `EX_USAGE` of `sysexits.h`.
  static let usage: Int32 = 64
  /// `EX_SOFTWARE` of `sysexits.h`: the program ended early.
  static let software: Int32 = 70
}
