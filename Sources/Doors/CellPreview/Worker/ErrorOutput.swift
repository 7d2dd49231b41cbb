import CellDrawing
import CellSnapshots
import Foundation

/// The standard error of a process. Its lines are passed on, without stack traces, and the reason of a crash is kept.
final class ErrorOutput: Sendable {
  private struct State {
    var line: [UInt8] = []
    var reason: String?
  }

  let pipe = Pipe()
  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)
  private static let maximumLength = 1_000

  /// Reads everything on a thread of its own until the process has ended.
  ///
  /// - Parameter isPassedOn: Whether this process writes the lines to its own standard error.
  func read(passingOn isPassedOn: Bool = true) {
    try? pipe.fileHandleForWriting.close()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    Thread.detachNewThread { [self] in
      defer { end.signal() }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        let lines = note(bytes[..<count])
        guard isPassedOn, !lines.isEmpty else { continue }
        let text = lines.map { PrintableText.line($0) + "\n" }.joined()
        _ = DescriptorOutput.write(Array(text.utf8), to: STDERR_FILENO)
      }
    }
  }

  /// The message of a crash, or the last line that is not empty.
  var reason: String? { state.withLock { $0.reason } }

  /// Forgets what was written so far.
  func forget() { state.withLock { $0.reason = nil } }

  /// Waits until everything is read, for at most a second.
  func waitForEnd() {
    _ = end.wait(timeout: .now() + 1)
  }

  /// Adds bytes and returns the lines that they complete, without the lines of stack traces.
  private func note(_ bytes: ArraySlice<UInt8>) -> [String] {
    state.withLock { state in
      var lines: [String] = []
      for byte in bytes {
        guard byte == UInt8(ascii: "\n") else {
          if state.line.count < Self.maximumLength { state.line.append(byte) }
          continue
        }
        let line = String(decoding: state.line, as: UTF8.self)
        state.line = []
        guard !Self.isOfStackTrace(line) else { continue }
        lines.append(line)
        note(line.trimmingCharacters(in: .whitespaces), &state)
      }
      return lines
    }
  }

  private func note(_ line: String, _ state: inout State) {
    let hasMessage = state.reason?.contains("Fatal error:") == true
    if !line.isEmpty, !hasMessage || line.contains("Fatal error:") { state.reason = PrintableText.line(line) }
  }

  private static func isOfStackTrace(_ line: String) -> Bool {
    line == "Current stack trace:" || line.wholeMatch(of: /\d+ +\S+ +0x[0-9a-f]+ .*/) != nil
  }
}
