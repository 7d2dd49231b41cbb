import Foundation

/// What the process makes of signals.
enum Signals {
  /// Has a closed pipe and a file size limit end in an error of `write` instead of the process's end.
  static func ignoreWriteFailures() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
