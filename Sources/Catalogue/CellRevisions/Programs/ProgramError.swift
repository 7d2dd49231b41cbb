import Foundation

/// A program that cannot be started, with the reason in words.
package struct ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  package var program: String
  package var reason: String

  package init(program: String, errorNumber: Int32) {
    self.program = program
    reason =
      errorNumber == ENOENT
      ? "it is not installed, or not in PATH; install it" : String(cString: strerror(errorNumber))
  }

  package var description: String { "cannot run \(program): \(reason)" }
}
