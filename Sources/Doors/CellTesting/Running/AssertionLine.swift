import CellSnapshots
import Foundation

/// The line of this process in a file about the assertions of a test run. Its length never changes.
struct AssertionLine {
  private let descriptor: OwnDescriptor
  private let offset: off_t
  private let process = getpid()
  private let program = FilePath.name(of: CommandLine.arguments.first ?? "tests")

  /// Adds the line to a file, which is made if it is missing. Throws if it cannot be written.
  init(in path: String) throws(SnapshotError) {
    let place = FilePath.onDisk(path)
    let opened = open(place, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard opened >= 0 else { throw Self.problem(path, errno) }
    defer { close(opened) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let descriptor = OwnDescriptor(duplicating: opened)
    else { throw Self.problem(path, EINVAL) }
    self.descriptor = descriptor
    // The processes of a test run that run side by side share the file.
    while flock(opened, LOCK_EX) != 0, errno == EINTR {}
    defer { flock(opened, LOCK_UN) }
    offset = lseek(opened, 0, SEEK_END)
    let failure = write(begun: 0, finished: 0)
    guard failure == 0 else { throw Self.problem(path, failure) }
  }

  /// Returns the error number of a failure, or 0. A process that a test forked writes nothing.
  @discardableResult
  func write(begun: Int, finished: Int, hasEnded: Bool = false) -> Int32 {
    guard getpid() == process else { return 0 }
    let word = hasEnded ? "ended  " : "running"
    let line = "\(word) \(Self.padded(begun)) begun \(Self.padded(finished)) finished  \(program)\n"
    return descriptor.write(Array(line.utf8), at: offset)
  }

  private static func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(0, 10 - digits.count)) + digits
  }

  private static func problem(_ path: String, _ errorNumber: Int32) -> SnapshotError {
    let reason =
      errorNumber == ELOOP || errorNumber == EINVAL
      ? "it is a link or no ordinary file" : String(cString: strerror(errorNumber))
    return SnapshotError("\(AssertionCount.variable)=\(path): \(reason); name a file that can be written")
  }
}
