import CellDrawing
import CellServer
import Foundation

/// The drawing of pictures by a process that is replaced when it is lost or when the program was built anew.
final class DrawingService: Sendable {
  private struct State {
    var worker: WorkerProcess?
    /// The failures that ended a worker, by their requests. They are not tried again until the next build.
    var faults: [WorkerRequest: String] = [:]
    /// The number of workers that ended before they responded to anything.
    var failedStarts = 0
    /// The reason why a worker was lost since the last build.
    var lastFault: String?
    var isEnded = false
  }

  private let command: WorkerCommand
  private let limit: Duration
  private let state = Mutex(State())
  private let edited: EditedDrawing
  /// A function that is called after a worker was lost, with the reason.
  private let didLose: @Sendable (String) -> Void

  /// The number of workers in a row that may end before they respond.
  private static let startLimit = 3

  /// - Parameter limit: The maximum time for one response.
  init(_ command: WorkerCommand, limit: Duration, didLose: @escaping @Sendable (String) -> Void) {
    self.command = command
    self.limit = limit
    self.didLose = didLose
    edited = EditedDrawing(command, limit: limit)
  }

  /// Starts a worker of the current program, which replaces the one before.
  func restart() {
    let old = state.withLock { state in
      defer {
        let isEnded = state.isEnded
        state = State()
        state.isEnded = isEnded
      }
      return state.worker
    }
    old?.end()
    edited.restart()
  }

  /// Ends the worker, and starts no other one.
  func end() {
    let worker = state.withLock { state in
      state.isEnded = true
      return state.worker
    }
    worker?.end()
    edited.end()
  }

  /// Responds to a request.
  func reply(to request: WorkerRequest) throws(PreviewError) -> WorkerReply {
    if try EntryEdits(request.edits).changesModels { return try edited.reply(to: request) }
    if let fault = state.withLock({ $0.faults[request] }) { throw .failed(fault) }
    for _ in 0..<2 {
      let worker = try currentWorker()
      do throws(WorkerProcess.Loss) {
        let reply = try worker.reply(to: request, within: limit)
        state.withLock { $0.failedStarts = 0 }
        return reply
      } catch {
        // If something else ended the process between two requests, another process gets this request.
        guard error == .wasGone, request.kind != .catalogue else { throw lost(worker, by: request, error) }
        forget(worker)
      }
    }
    throw .unavailable("the process that draws ends before it draws anything")
  }

  private func forget(_ worker: WorkerProcess) {
    state.withLock { if $0.worker === worker { $0.worker = nil } }
  }

  private func currentWorker() throws(PreviewError) -> WorkerProcess {
    try state.withLock { state throws(PreviewError) in
      if let worker = state.worker { return worker }
      guard !state.isEnded else { throw .unavailable("the preview has ended") }
      guard state.failedStarts < Self.startLimit else {
        throw .unavailable(state.lastFault ?? "the program does not start")
      }
      let worker = try WorkerProcess(command)
      state.worker = worker
      return worker
    }
  }

  /// Notes that a worker was lost, and returns the error of the request that waited for it.
  private func lost(
    _ worker: WorkerProcess, by request: WorkerRequest, _ loss: WorkerProcess.Loss
  ) -> PreviewError {
    let text: String? = state.withLock { state in
      // A new build replaced the worker, so the page asks again.
      guard state.worker === worker else { return nil }
      state.worker = nil
      let text = Self.text(of: loss, request)
      if request.kind == .catalogue {
        state.failedStarts += 1
      } else if case .ended = loss {
        // Another time the machine may be less busy.
        state.faults[request] = text
      }
      state.lastFault = text
      return text
    }
    guard let text else { return .unavailable("the program was built anew") }
    didLose(text)
    return request.kind == .catalogue ? .unavailable(text) : .failed(text)
  }

  private static func text(of loss: WorkerProcess.Loss, _ request: WorkerRequest) -> String {
    let subject = request.entry.isEmpty ? "the program" : request.entry
    switch loss {
    case .ended(let reason): return "\(subject) \(reason)"
    case .wasGone: return "\(subject) has ended"
    case .tookTooLong(let limit): return "\(subject) took longer than \(limit.components.seconds) seconds"
    }
  }
}
