package import CellSnapshots
import Foundation

/// The end of a process before an entry was completely drawn.
package struct EarlyEnd: Hashable, Sendable, Codable {
  /// The cause of an early end.
  package enum Cause: Hashable, Sendable, Codable {
    /// A call of `exit`, or another end of the process that does not look like a failure.
    case exit(Int32)
    /// The number of the signal that ended the process.
    case signal(Int32)
    /// The number of seconds without a finished drawing.
    case timeout(Int)
  }

  /// The name that `DrawingWatch` noted: `Feed/Feed.320@2x`.
  package var name: String
  /// The name in messages: `Feed at width 320`.
  package var title: String
  package var cause: Cause

  package init(name: String, title: String, cause: Cause) {
    self.name = name
    self.title = title
    self.cause = cause
  }

  package var verdict: SnapshotVerdict {
    switch cause {
    case .exit, .signal: .crashed
    case .timeout: .timedOut
    }
  }

  /// The reason in one line, with the solution: `exit(0) was called; an entry may not do that`.
  package var reason: String {
    switch cause {
    case .exit: "\(cause); an entry may not do that"
    case .signal: "\(cause)"
    case .timeout: "\(cause); --timeout SECONDS allows more"
    }
  }
}

extension EarlyEnd.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exit(let status): "exit(\(status)) was called"
    case .signal(SIGKILL): "something killed the program, as the system does if memory is low"
    case .signal(let number): "signal \(number), \(Self.words(forSignal: number))"
    case .timeout(let seconds): "nothing was drawn within \(seconds) s"
    }
  }

  private static func words(forSignal number: Int32) -> String {
    switch number {
    case SIGILL, SIGTRAP: "which Swift raises for fatalError, an index out of range or an unexpected nil"
    case SIGSEGV, SIGBUS: "raised by an invalid memory access or an endless recursion"
    case SIGABRT: "raised by a call of abort"
    case SIGFPE: "raised by a division by zero"
    default: String(cString: strsignal(number))
    }
  }
}

extension SnapshotResult {
  /// Makes the result of a job that ended a process, or that was skipped after such a job of the same entry.
  package init(_ end: EarlyEnd, of job: RenderJob) {
    self.init(name: job.snapshotTitle, entry: job.name.text, verdict: end.verdict)
    message = end.name == name ? end.reason : "not drawn after \(end.title)"
  }
}
