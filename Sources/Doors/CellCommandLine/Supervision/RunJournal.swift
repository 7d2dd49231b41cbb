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
  /// The descriptor of the file, for a process that inherits it.
  let descriptor: OwnDescriptor

  /// Creates an empty journal, or nil where the system makes no such file.
  convenience init?() {
    let file = cellsnap_memory_file()
    guard file >= 0 else { return nil }
    self.init(inheriting: file)
  }

  /// Makes the journal of a process that inherited the descriptor of the file, which the journal takes over. Returns nil
  /// if the descriptor is closed.
  init?(inheriting file: Int32) {
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
    descriptor.isIntact ? SharedMemoryFile.contents(of: descriptor.number) ?? [] : []
  }
}
