internal import CellSnapWatch
import CellChecks
import CellSnapshots
import Foundation

/// An order to draw entries for another process, with other settings of the machine.
struct HostOrder: Hashable, Sendable, Codable {
  var settings: HostSettings
  /// The names of the entries that need no picture.
  var finished: Set<String>
}

extension HostOrder {
  /// Writes the order into a file in memory, and runs `body` with its descriptor. Returns nil where the system makes no
  /// such file.
  func giving<Result>(_ body: (Int32) -> Result?) -> Result? {
    guard let data = try? JournalNote.encoder.encode(self) else { return nil }
    let file = cellsnap_memory_file()
    guard file >= 0 else { return nil }
    defer { close(file) }
    return DescriptorOutput.write(Array(data), to: file) == 0 ? body(file) : nil
  }

  /// Draws for the parent where this process was started for that, and ends. Returns in all other processes.
  ///
  /// The parent prints what the entries print and report, when it checks them.
  ///
  /// - Parameter draw: A closure that makes the entries, draws those that are not finished, and notes each.
  @MainActor
  static func followIfGiven(_ draw: (HostOrder, (HostPictureNote) -> Void) throws -> Void) {
    guard let copy = ProgramCopy.current, copy.role == .host else { return }
    guard copy.descriptors.count == 2, let data = SharedMemoryFile.contents(of: copy.descriptors[0]),
      let order = try? JournalNote.decoder.decode(HostOrder.self, from: Data(data)),
      let output = OwnDescriptor(duplicating: copy.descriptors[1])
    else { _exit(ExitCode.failure) }
    close(copy.descriptors[1])
    do {
      try order.settings.usingProcess {
        try draw(order) { note in
          guard let data = try? JournalNote.encoder.encode(note) else { return }
          _ = output.write(Array(data) + [LineReader.lineEnd])
        }
      }
    } catch {
      // The parent finds the same error where it makes the entries.
      _exit(ExitCode.failure)
    }
    _exit(ExitCode.success)
  }
}
