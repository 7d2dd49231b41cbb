import Foundation

/// The reason why a command stops: one line for the user, and the exit code.
///
/// ```swift
/// func rowCount(_ text: String) throws -> Int {
///   guard let count = Int(text) else { throw .usage("\(text) is no number of rows; give one from 1") }
///   return count
/// }
/// ```
public struct CommandFailure: Error, Hashable, Sendable {
  /// One line for the user.
  public let message: String
  public let exitCode: Int32

  fileprivate init(message: String, exitCode: Int32) {
    self.message = message
    self.exitCode = exitCode
  }

  /// Makes the failure of a command that an error stops. Errors other than failures describe themselves.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as any LocalizedError:
      self = .failure(error.errorDescription ?? "\(error)")
    default: self = .failure("\(error)")
    }
  }
}

extension Error where Self == CommandFailure {
  /// Returns the failure of a command line that cannot be understood.
  public static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: ExitCode.usage)
  }

  /// Returns the failure of a command that cannot be done.
  public static func failure(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: ExitCode.failure)
  }
}

/// The exit codes of the commands.
enum ExitCode {
  static let success: Int32 = 0
  static let failure: Int32 = 1
  /// `EX_USAGE` of `sysexits.h`.
  static let usage: Int32 = 64
  /// `EX_SOFTWARE` of `sysexits.h`: the program ended early.
  static let software: Int32 = 70
}
