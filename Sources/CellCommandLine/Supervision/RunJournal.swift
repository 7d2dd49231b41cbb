internal import CellSnapWatch
import CellDrawing
import CellSnapshots
import Foundation

/// A journal of the work that successive processes have done.
///
/// The processes share it as a file in memory, with a line of JSON for each note.
///
/// Any thread may add notes.
// Safe: the descriptor never changes, and the system appends each line as a whole.
final class RunJournal: Sendable {
  private let descriptor: OwnDescriptor

  /// Creates an empty journal, or nil where the system makes no such file.
  init?() {
    let file = cellsnap_memory_file()
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let descriptor = OwnDescriptor(duplicating: file) else { return nil }
    self.descriptor = descriptor
  }

  deinit { descriptor.close() }

  func add(_ note: JournalNote) {
    guard let data = try? JournalNote.encoder.encode(note) else { return }
    _ = descriptor.write(Array(data) + [Self.lineEnd])
  }

  /// Throws if the file is closed, so that the notes since then are lost.
  func check() throws(FileError) {
    guard !descriptor.isIntact else { return }
    throw FileError(
      "keep", "the notes about the run",
      reason: "an entry closed the files of the program; an entry may close only what it opened")
  }

  /// The notes so far, without notes that a process could not finish.
  var notes: [JournalNote] {
    bytes.split(separator: Self.lineEnd).compactMap { line in
      try? JournalNote.decoder.decode(JournalNote.self, from: Data(line))
    }
  }

  /// The bytes that an earlier process read from standard input.
  var standardInput: Data? {
    for case .standardInput(let data) in notes { return data }
    return nil
  }

  /// Ends a line that a process left unfinished, so that the next note begins on a new line.
  func endLine() {
    if let last = bytes.last, last != Self.lineEnd {
      _ = descriptor.write([Self.lineEnd])
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private var bytes: [UInt8] {
    var status = stat()
    guard descriptor.isIntact, fstat(descriptor.number, &status) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let part = bytes[count...].withUnsafeMutableBytes {
        pread(descriptor.number, $0.baseAddress, $0.count, off_t(count))
      }
      if part < 0, errno == EINTR { continue }
      if part <= 0 { break }
      count += part
    }
    return Array(bytes[..<count])
  }
}
