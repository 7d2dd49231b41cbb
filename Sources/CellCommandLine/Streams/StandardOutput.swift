import CellSnapshots
import Foundation

/// Standard output, for what a command was asked for.
enum StandardOutput {
  /// Writes text as it is; a reader that has gone away is no failure.
  static func write(_ text: String) throws(FileError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw FileError("write to", "standard output", errorNumber: errno)
      }
    }
  }

  /// Writes one line, on which line breaks and other control characters are spelled out.
  static func write(line: String) throws(FileError) {
    try write(PrintableText.line(line) + "\n")
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

  /// Writes one line, on which line breaks and other control characters are spelled out.
  static func line(_ text: String) {
    bytes(Array((PrintableText.line(text, atMost: longest) + "\n").utf8))
  }

  /// Writes bytes as they are; what cannot be written is lost, for there is nobody left to tell.
  static func bytes(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
