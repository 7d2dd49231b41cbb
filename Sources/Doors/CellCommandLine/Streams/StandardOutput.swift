package import CellSnapshots
import Foundation

/// Standard output, for the results of a command.
package enum StandardOutput {
  /// Writes text unchanged. It is no failure where the reader has closed the pipe.
  static func text(_ text: String) throws(FileError) {
    let failure = StandardStreams.write(Array(text.utf8))
    guard failure == 0 || failure == EPIPE else {
      throw FileError("write to", "standard output", errorNumber: failure)
    }
  }

  /// Writes one line, on which line breaks, other control characters and commands to the CI system are spelled out.
  package static func line(_ line: String) throws(FileError) {
    try text(OutputLine.text(PrintableText.line(line)) + "\n")
  }
}

/// Standard error, for warnings, failures and progress.
package enum StandardError {
  /// The maximum number of characters of a line, since quoted text may have any length.
  private static let longest = 1_000

  /// Writes one line, on which line breaks, other control characters and commands to the CI system are spelled out.
  package static func line(_ text: String) {
    bytes(Array((OutputLine.text(PrintableText.line(text, atMost: longest)) + "\n").utf8))
  }

  /// Writes bytes unchanged. Errors are ignored, since there is nowhere else to report them.
  static func bytes(_ bytes: [UInt8]) {
    _ = DescriptorOutput.write(bytes, to: STDERR_FILENO)
  }
}
