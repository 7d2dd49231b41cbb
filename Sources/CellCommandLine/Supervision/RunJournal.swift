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
  let descriptor: Int32

  /// Creates an empty journal, or nil where the system makes no such file.
  init?() {
    descriptor = cellsnap_memory_file()
    guard descriptor >= 0 else { return nil }
  }

  /// Makes the journal of a process that inherited its descriptor.
  init(inheriting descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  func add(_ note: JournalNote) {
    guard let data = try? JournalNote.encoder.encode(note) else { return }
    _ = DescriptorOutput.write(Array(data) + [Self.lineEnd], to: descriptor)
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
      _ = DescriptorOutput.write([Self.lineEnd], to: descriptor)
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private var bytes: [UInt8] { SharedMemoryFile.contents(of: descriptor) ?? [] }
}
