/// The limits of a worker's process for one document.
struct WorkerLimits: Hashable, Sendable {
  /// The maximum processor time in seconds. A slow or busy machine therefore draws the same.
  var seconds = 10
  /// The maximum memory in bytes, besides the picture itself.
  var memory = 1 << 30
  /// The maximum memory requested at once, in bytes. A picture of 100 million pixels takes 400 MB.
  var memoryAtOnce = 448 << 20
  /// The maximum number of bytes that a program writes.
  var output = 64 << 20

  static let usual = WorkerLimits()
}

/// The reason why a worker has no result.
enum WorkerFailure: Error, Hashable, Sendable {
  case refused(reason: String)
  case tooSlow(seconds: Int)
  case tooLarge(bytes: Int, atOnce: Int)
  case tooLong(bytes: Int)
  /// The process was ended by a signal.
  case ended(signal: Int32)
  case exited(status: Int32)
  /// The process was not started. The number is the system's `errno`.
  case notStarted(Int32)
}

extension WorkerFailure {
  /// Returns the reason as a text.
  ///
  /// - Parameter program: The name of the program or library that reads the document, such as `librsvg`.
  func reason(_ program: String) -> String {
    switch self {
    case .refused(let reason): reason
    case .tooSlow(let seconds): "\(program) needs more than \(seconds) s of processor time"
    case .tooLarge(let bytes, let atOnce):
      "\(program) needs more than \(bytes >> 20) MB of memory, or more than \(atOnce >> 20) MB at once"
    case .tooLong(let bytes): "\(program) writes more than \(bytes >> 20) MB"
    case .ended(let signal): "\(program) was ended by signal \(signal) while it read the file"
    case .exited(let status): "\(program) ended with status \(status) while it read the file"
    case .notStarted(let number):
      "the process for \(program) cannot be started: \(OrdinaryFileError.text(of: number))"
    }
  }

  /// Whether the failure depends on this machine at this moment, and not on the document.
  var isOfTheMoment: Bool {
    switch self {
    case .notStarted, .ended(signal: 9): true
    default: false
    }
  }
}
