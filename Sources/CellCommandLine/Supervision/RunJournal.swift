internal import CWatch
import CellDrawing
import CellSnapshots
import Foundation

/// The work that processes have done, one after the other, in a file in memory that they share: a line of JSON for each note.
///
/// Any thread may add notes.
// Safe: the descriptor never changes, and the system appends each line as a whole.
final class RunJournal: Sendable {
  private let descriptor: Int32

  /// Nil where there can be no such file.
  init?() {
    descriptor = cellsnap_memory_file()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  func add(_ note: JournalNote) {
    guard let data = try? JournalNote.encoder.encode(note) else { return }
    _ = DescriptorOutput.write(Array(data) + [Self.lineEnd], to: descriptor)
  }

  /// The notes so far; one that its process could not finish is none.
  var notes: [JournalNote] {
    bytes.split(separator: Self.lineEnd).compactMap { line in
      try? JournalNote.decoder.decode(JournalNote.self, from: Data(line))
    }
  }

  /// The bytes that an earlier process has read from standard input.
  var standardInput: Data? {
    for case .standardInput(let data) in notes { return data }
    return nil
  }

  /// Ends a line that a process left unfinished, so that the next note begins with a line of its own.
  func endLine() {
    if let last = bytes.last, last != Self.lineEnd {
      _ = DescriptorOutput.write([Self.lineEnd], to: descriptor)
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private var bytes: [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let part = bytes[count...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(count))
      }
      if part < 0, errno == EINTR { continue }
      if part <= 0 { break }
      count += part
    }
    return Array(bytes[..<count])
  }
}
