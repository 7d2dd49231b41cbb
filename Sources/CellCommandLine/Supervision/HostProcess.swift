internal import CellSnapWatch
import CellCatalog
import CellChecks
import CellSnapshots
import Foundation

/// A copy of this process that draws entries with other settings of the machine.
///
/// It is made before this process makes the entries. What the app makes once, such as a formatter in a static
/// property, is made in each copy, with the settings of the copy.
@MainActor
struct HostProcess {
  let settings: HostSettings
  /// The maximum seconds for one entry; 0 for no limit.
  let seconds: Int
  /// A closure that makes the entries in the copy and draws those that are not finished.
  let draw: (HostSettings, Set<String>, (HostPictureNote) -> Void) throws -> Void

  /// Draws all entries, and makes another copy after an entry that ended one.
  ///
  /// - Parameter finished: The names of the entries that need no picture.
  func run(leavingOut finished: Set<String>, into pictures: inout HostPictures) {
    var finished = finished
    while let ended = runOnce(leavingOut: &finished, into: &pictures) {
      let reason = ended.isLate ? "it drew nothing for \(seconds) seconds" : "it ended the process"
      pictures.note(
        .failure(HostPictureError("\(ended.entry) was not checked with \(settings.text): \(reason)")),
        of: ended.entry,
        with: settings)
    }
  }

  /// Runs one copy. Returns the entry that ended it, or nil where it came to its own end.
  private func runOnce(
    leavingOut finished: inout Set<String>, into pictures: inout HostPictures
  ) -> (entry: String, isLate: Bool)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let child = cellsnap_fork()
    if child == 0 {
      close(ends[0])
      drawInCopy(leavingOut: finished, notingTo: ends[1])
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return nil }
    var reader = LineReader(descriptor: ends[0], milliseconds: seconds > 0 ? Int32(seconds) * 1000 : -1)
    var current: String?
    while let line = reader.next() {
      switch try? JournalNote.decoder.decode(HostPictureNote.self, from: Data(line)) {
      case .begins(let entry): current = entry
      case .drawn(let entry, let picture):
        pictures.note(.success(picture), of: entry, with: settings)
        finished.insert(entry)
        current = nil
      case .failed(let entry, let reason):
        pictures.note(.failure(HostPictureError(reason)), of: entry, with: settings)
        finished.insert(entry)
        current = nil
      case nil: break
      }
    }
    if reader.isLate { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard let current else { return nil }
    finished.insert(current)
    return (current, reader.isLate)
  }

  /// Draws the entries in the copy, which then ends. What the entries print and report is printed by this process,
  /// when it checks them.
  private func drawInCopy(leavingOut finished: Set<String>, notingTo output: Int32) -> Never {
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 {
      dup2(nowhere, STDOUT_FILENO)
      dup2(nowhere, STDERR_FILENO)
    }
    do {
      try settings.usingProcess {
        try draw(settings, finished) { note in
          guard let data = try? JournalNote.encoder.encode(note) else { return }
          _ = DescriptorOutput.write(Array(data) + [LineReader.lineEnd], to: output)
        }
      }
    } catch {
      // This process finds the same error where it makes the entries.
      _exit(ExitCode.failure)
    }
    _exit(ExitCode.success)
  }
}
