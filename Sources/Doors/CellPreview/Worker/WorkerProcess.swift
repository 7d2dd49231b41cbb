import CellDrawing
import CellSnapshots
import Foundation

/// A process that draws for the preview. It responds to one request after the other.
// Foundation's Process and the descriptors are only used under the lock, apart from `end`, which only sends a signal.
final class WorkerProcess: @unchecked Sendable {
  /// A reason why a process does not respond.
  enum Loss: Error, Hashable, Sendable {
    /// It ended: `crashed with signal 4: Fatal error: Index out of range`.
    case ended(String)
    /// It had ended before it got the request.
    case wasGone
    /// It did not respond within the limit.
    case tookTooLong(Duration)
  }

  private let process = Process()
  private let channel: MessageChannel
  private let toWorker = Pipe()
  private let fromWorker = Pipe()
  private let errors: ErrorOutput
  private let turn = Mutex(())

  /// Starts a program.
  ///
  /// - Parameter command: The path of the program and its arguments.
  init(_ command: WorkerCommand) throws(PreviewError) {
    errors = ErrorOutput()
    process.executableURL = URL(fileURLWithPath: command.program)
    process.arguments = command.arguments
    process.environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
    process.standardInput = toWorker
    process.standardOutput = fromWorker
    process.standardError = errors.pipe
    channel = MessageChannel(
      input: fromWorker.fileHandleForReading.fileDescriptor,
      output: toWorker.fileHandleForWriting.fileDescriptor)
    do {
      try process.run()
    } catch {
      throw .unavailable("\(command.program) cannot be started: \(error.localizedDescription)")
    }
    // The process has its own ends of the pipes. With ours open, its end would not be seen.
    try? toWorker.fileHandleForReading.close()
    try? fromWorker.fileHandleForWriting.close()
    errors.read()
  }

  deinit {
    end()
  }

  /// Sends a request and waits for the reply.
  func reply(to request: WorkerRequest, within limit: Duration) throws(Loss) -> WorkerReply {
    try turn.withLock { _ throws(Loss) in
      errors.forget()
      guard channel.send(ResponseJSON.bytes(of: request)) else { throw .wasGone }
      let start = ContinuousClock.now
      if let message = channel.receive(until: start + limit),
        let head = try? JSONDecoder().decode(WorkerReply.Head.self, from: Data(message.first))
      {
        return WorkerReply(head: head, bytes: message.second)
      }
      if start.duration(to: .now) >= limit {
        kill(process.processIdentifier, SIGKILL)
        throw .tookTooLong(limit)
      }
      throw .ended(reasonOfEnd())
    }
  }

  /// Ends the process. A request that waits gets no reply.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private func reasonOfEnd() -> String {
    process.waitUntilExit()
    errors.waitForEnd()
    let status = process.terminationStatus
    let isCrash = process.terminationReason == .uncaughtSignal
    let end = isCrash ? "crashed with signal \(status)" : "ended with exit status \(status)"
    return errors.reason.map { "\(end): \($0)" } ?? end
  }
}

/// The program of a worker, with its arguments and additions to the environment.
struct WorkerCommand: Hashable, Sendable {
  var program: String
  var arguments: [String]
  var environment: [String: String] = [:]
}
