import CellDrawing
import CellSnapshots
import Foundation

/// The processes that a preview started and that would go on after its end.
final class RunningProcesses: Sendable {
  private struct State {
    var identifiers: Set<pid_t> = []
    var isEnded = false
  }

  private let state = Mutex(State())

  var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Runs a program of the preview to its end, without output. Returns the last line of its standard error, if there is
  /// one.
  ///
  /// - Parameters:
  ///   - priority: The amount by which other processes come first, from 0 to 19.
  ///   - didStart: A function that receives the number of the process, which `end` ends.
  func run(
    _ command: WorkerCommand, priority: Int32 = 0, didStart: (pid_t) -> Void = { _ in }
  ) throws(PreviewError) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command.program)
    process.arguments = command.arguments
    process.environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = ErrorOutput()
    process.standardError = errors.pipe
    try start(process)
    didStart(process.processIdentifier)
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process.processIdentifier), priority)
    errors.read(passingOn: false)
    process.waitUntilExit()
    forget(process)
    return errors.reason
  }

  /// Starts a process that ends with the preview.
  func start(_ process: Process) throws(PreviewError) {
    let isStarted = state.withLock { state in
      guard !state.isEnded, (try? process.run()) != nil else { return false }
      state.identifiers.insert(process.processIdentifier)
      return true
    }
    guard isStarted else {
      throw .unavailable("\(process.executableURL?.path ?? "the program") cannot be started")
    }
  }

  func forget(_ process: Process) {
    state.withLock { _ = $0.identifiers.remove(process.processIdentifier) }
  }

  /// Ends all processes, and starts no others.
  func end() {
    let identifiers = state.withLock { state in
      state.isEnded = true
      return state.identifiers
    }
    for identifier in identifiers { Self.kill(identifier) }
  }

  /// Ends one process if it still runs.
  func end(_ identifier: pid_t) {
    state.withLock { if $0.identifiers.contains(identifier) { Self.kill(identifier) } }
  }

  /// Foundation gives each process a group of its own, which includes the processes that it starts.
  private static func kill(_ identifier: pid_t) {
    if Foundation.kill(-identifier, SIGKILL) != 0 { _ = Foundation.kill(identifier, SIGKILL) }
  }
}
