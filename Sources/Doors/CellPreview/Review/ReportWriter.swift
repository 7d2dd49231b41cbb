import CellDrawing
import CellSnapshots
import Foundation

/// A writer of a run's report on a thread of its own. Several requests while it writes lead to one more report.
final class ReportWriter: Sendable {
  private struct State {
    var isWriting = false
    var isWanted = false
  }

  private let folder: RunFolder
  private let program: String
  private let options: [String]
  private let state = Mutex(State())

  init(_ folder: RunFolder, program: String, options: [String]) {
    self.folder = folder
    self.program = program
    self.options = options
  }

  /// Writes the report of the run as it is now. Returns at once.
  func write() {
    let isFirst = state.withLock { state in
      state.isWanted = true
      defer { state.isWriting = true }
      return !state.isWriting
    }
    guard isFirst else { return }
    Thread.detachNewThread { [self] in
      while takeWanted() {
        // The review goes on without the file. `report` writes it again.
        guard let run = try? folder.read() else { continue }
        try? folder.write(page: HTMLReport(run: run, in: folder, program: program, options: options).text)
      }
    }
  }

  private func takeWanted() -> Bool {
    state.withLock { state in
      defer { state.isWanted = false }
      if !state.isWanted { state.isWriting = false }
      return state.isWanted
    }
  }
}
