/// The limits of a worker's process for one document.
struct WorkerLimits: Hashable, Sendable {
  /// Seconds of a processor's time, so that a slow or busy machine draws the same.
  var seconds = 10
  /// Bytes beyond those of the picture itself.
  var memory = 1 << 30
  /// Bytes that are asked for at once: a picture of 100 million pixels takes 400 MB.
  var memoryAtOnce = 448 << 20
  /// The most bytes that a program writes.
  var output = 64 << 20

  static let usual = WorkerLimits()
}

/// Why a worker has nothing to give.
enum WorkerFailure: Error, Hashable, Sendable {
  case refused(reason: String)
  case tooSlow(seconds: Int)
  case tooLarge(bytes: Int, atOnce: Int)
  case tooLong(bytes: Int)
  /// By the signal, or with the status.
  case ended(signal: Int32)
  case exited(status: Int32)
  /// The system's number.
  case notStarted(Int32)
}

extension WorkerFailure {
  /// In words.
  ///
  /// - Parameter program: what reads the document, as in `librsvg`.
  func reason(_ program: String) -> String {
    switch self {
    case .refused(let reason): reason
    case .tooSlow(let seconds): "\(program) takes more than \(seconds) s of a processor's time"
    case .tooLarge(let bytes, let atOnce):
      "\(program) takes more than \(bytes >> 20) MB of memory, or \(atOnce >> 20) MB at once"
    case .tooLong(let bytes): "\(program) writes more than \(bytes >> 20) MB"
    case .ended(let signal): "\(program) ended at it with signal \(signal)"
    case .exited(let status): "\(program) ended at it with status \(status)"
    case .notStarted(let number):
      "the process for \(program) cannot be started: \(OrdinaryFileError.text(of: number))"
    }
  }

  /// Whether it says something of this machine at this moment, and not of the document.
  var isOfTheMoment: Bool {
    switch self {
    case .notStarted, .ended(signal: 9): true
    default: false
    }
  }
}
