import CellDrawing
import Foundation

/// The drawing of entries whose view models a request changes.
///
/// Several pictures may share a view model. So each set of edits gets a process of its own, which ends when other edits
/// come.
final class EditedDrawing: Sendable {
  /// The entry and the edits that a process has seen.
  private struct Subject: Hashable {
    var entry: String
    var edits: [PreviewEdit]
  }

  private struct State {
    var current: (subject: Subject, worker: WorkerProcess)?
    /// A process that has seen no edits yet. It was started ahead, so that the next edits need not wait for it.
    var spare: WorkerProcess?
    var isEnded = false
  }

  private let command: WorkerCommand
  private let limit: Duration
  private let state = Mutex(State())

  /// - Parameter limit: The maximum time for one response.
  init(_ command: WorkerCommand, limit: Duration) {
    self.command = command
    self.limit = limit
  }

  /// Ends all processes. The next request gets a process of the current program.
  func restart() {
    let old = state.withLock { state in
      defer { (state.current, state.spare) = (nil, nil) }
      return [state.current?.worker, state.spare]
    }
    for worker in old { worker?.end() }
  }

  /// Ends all processes, and starts no others.
  func end() {
    state.withLock { $0.isEnded = true }
    restart()
  }

  /// Responds to a request. Throws if the edits end the process or take too long.
  func reply(to request: WorkerRequest) throws(PreviewError) -> WorkerReply {
    let subject = Subject(entry: request.entry, edits: request.edits)
    for _ in 0..<2 {
      let worker = try worker(for: subject)
      do throws(WorkerProcess.Loss) {
        return try worker.reply(to: request, within: limit)
      } catch {
        let isReplaced = state.withLock { state in
          guard state.current?.worker === worker else { return true }
          state.current = nil
          return false
        }
        guard !isReplaced else { throw .unavailable("other values came meanwhile") }
        switch error {
        // Something else ended the process.
        case .wasGone: continue
        case .ended: throw .failed("\(request.entry) crashed with these values")
        case .tookTooLong: throw .failed("\(request.entry) took too long with these values")
        }
      }
    }
    throw .unavailable("the process that draws ends before it draws anything")
  }

  private func worker(for subject: Subject) throws(PreviewError) -> WorkerProcess {
    let (worker, old) = try state.withLock { state throws(PreviewError) -> (WorkerProcess, WorkerProcess?) in
      guard !state.isEnded else { throw .unavailable("the preview has ended") }
      if let current = state.current, current.subject == subject { return (current.worker, nil) }
      let worker = if let spare = state.spare { spare } else { try WorkerProcess(command) }
      let old = state.current?.worker
      state.current = (subject, worker)
      state.spare = try? WorkerProcess(command)
      return (worker, old)
    }
    old?.end()
    return worker
  }
}
