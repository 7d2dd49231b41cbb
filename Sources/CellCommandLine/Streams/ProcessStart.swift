internal import CWatch
import CellSnapshots
import Foundation

/// What the process makes of its surroundings: signals, and streams that it was started without.
enum ProcessStart {
  /// Has what is written to a standard stream that is closed fail, rather than go into the file that is opened next.
  static func occupyClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The least number that is free is that of the stream; it cannot be written to.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Has a closed pipe and a file size limit end in an error of `write` instead of the process's end.
  static func ignoreWriteFailures() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Has what entries print go to standard error, in whole lines.
  static func separateStreams() {
    StandardStreams.separate()
    cellsnap_write_lines()
  }

  /// Has the key for quitting end the process, which Swift's handler prints a backtrace for and goes on after.
  static func endAtQuit() {
    signal(SIGQUIT, SIG_DFL)
  }
}
