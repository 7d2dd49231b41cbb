internal import CellSnapWatch
import CellCatalog
import CellChecks
import CellSnapshots
import Foundation

/// Another process of this program that draws entries with other settings of the machine.
///
/// An object that the app makes once, such as a formatter in a static property, is made in that process, with its
/// settings.
@MainActor
struct HostProcess {
  let settings: HostSettings
  /// The maximum seconds for one entry; 0 for no limit.
  let seconds: Int

  /// Draws all entries, and starts another process after an entry that ended one.
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

  /// Runs one process. Returns the entry that ended it, or nil where it came to its own end.
  private func runOnce(
    leavingOut finished: inout Set<String>, into pictures: inout HostPictures
  ) -> (entry: String, isLate: Bool)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let child = HostOrder(settings: settings, finished: finished).giving { order in
      ProgramCopy.start(as: .host, giving: [order, ends[1]], isSilent: true)
    }
    close(ends[1])
    guard let child else { return nil }
    let writerEnd = cellsnap_end_of(child)
    defer { if writerEnd >= 0 { close(writerEnd) } }
    var reader = LineReader(
      descriptor: ends[0], writerEnd: writerEnd, milliseconds: seconds > 0 ? Int32(seconds) * 1000 : -1)
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
    // Nobody reads its results any more.
    kill(child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard let current else { return nil }
    finished.insert(current)
    return (current, reader.isLate)
  }
}
