import Foundation

/// The standard streams of the process, for the program's own output.
package enum StandardStreams {
  /// The descriptor of the original standard output, whatever descriptor 1 leads to now.
  ///
  /// The program sets it once, before any thread begins.
  nonisolated(unsafe) package private(set) static var output = STDOUT_FILENO

  /// Redirects what the code of entries prints to standard error. So standard output has only the program's own output,
  /// and JSON stays valid.
  package static func separate() {
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard kept >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
    output = kept
  }
}
