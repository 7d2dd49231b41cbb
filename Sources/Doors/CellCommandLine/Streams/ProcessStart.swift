internal import CellSnapWatch
import CellSnapshots
import Foundation

/// The preparation of the process: signals, and standard streams that were closed at the start.
enum ProcessStart {
  /// Ends the process with a line if `/proc` is missing. Swift reads the arguments of the process from there, and would
  /// crash.
  static func requireProcessFiles() {
    guard access("/proc/self/cmdline", R_OK) != 0 else { return }
    let line =
      "cellsnap: /proc is missing, from which Swift reads the arguments; mount it (mount -t proc proc /proc)\n"
    _ = DescriptorOutput.write(Array(line.utf8), to: STDERR_FILENO)
    exit(ExitCode.software)
  }

  /// Makes writing to a closed standard stream fail. Otherwise the output would go into the next file that is
  /// opened.
  static func occupyClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The system gives the smallest free number, which is the number of the stream. The stream cannot be
      // written to.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Makes a closed pipe and a file size limit errors of `write`, instead of signals that end the process.
  static func ignoreWriteFailures() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Sends the output of entries' own code to standard error, in whole lines.
  static func separateStreams() {
    StandardStreams.separate()
    cellsnap_write_lines()
  }

  /// Lets the key for quitting end the process. Swift's own handler would print a backtrace and continue.
  static func endAtQuit() {
    signal(SIGQUIT, SIG_DFL)
  }
}
