import Foundation

/// The streams that a process was started with, as far as its own words go there.
package enum StandardStreams {
  /// The descriptor of standard output: that of the process's start, whatever the number 1 leads to now.
  ///
  /// The program sets it once, before any thread begins.
  nonisolated(unsafe) package private(set) static var output = STDOUT_FILENO

  /// Has what the code of entries prints go to standard error, so that standard output holds the program's own words
  /// alone: JSON stays JSON.
  package static func separate() {
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard kept >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
    output = kept
  }
}
