import CellSnapshots
import Foundation

/// Standard output, for what a command was asked for.
enum StandardOutput {
  /// Writes text as it is; a reader that has gone away is no failure.
  static func write(_ text: String) throws(FileError) {
    let failure = DescriptorOutput.write(Array(text.utf8), to: StandardStreams.output)
    guard failure == 0 || failure == EPIPE else {
      throw FileError("write to", "standard output", errorNumber: failure)
    }
  }

  /// Writes one line, on which line breaks, other control characters and commands to the CI system are spelled out.
  static func write(line: String) throws(FileError) {
    try write(OutputLine.text(PrintableText.line(line)) + "\n")
  }

  static func text(_ text: String) throws(CommandFailure) {
    try CommandFailure.mapping { () throws(FileError) in try write(text) }
  }

  static func line(_ text: String) throws(CommandFailure) {
    try CommandFailure.mapping { () throws(FileError) in try write(line: text) }
  }
}

/// Standard error, for warnings, failures and progress.
enum StandardError {
  /// The most characters of a line, of which what is quoted may have any number.
  private static let longest = 1_000

  /// Writes one line, on which line breaks, other control characters and commands to the CI system are spelled out.
  static func line(_ text: String) {
    bytes(Array((OutputLine.text(PrintableText.line(text, atMost: longest)) + "\n").utf8))
  }

  /// Writes bytes as they are; what cannot be written is lost, for there is nobody left to tell.
  static func bytes(_ bytes: [UInt8]) {
    _ = DescriptorOutput.write(bytes, to: STDERR_FILENO)
  }
}
