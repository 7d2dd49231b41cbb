internal import CellSnapIcons
internal import Foundation

/// A child process that draws or converts documents from others, each in a further process with limits.
///
/// It runs the process's own executable, which becomes a worker before `main`. It ends with this process.
final class ImageWorker: Sendable {
  /// A request: its kind, one of `CELLSNAP_WORKER_…`, and the texts and bytes that follow it.
  struct Request {
    var kind: Int
    /// The width in pixels.
    var width = 0
    var height = 0
    var limits = WorkerLimits.usual
    /// The texts, each of which is sent with a null byte at its end.
    var texts: [String] = []
    var bytes: [UInt8] = []
  }

  struct Reply: Sendable {
    /// The width in pixels.
    var width: Double
    var height: Double
    var bytes: [UInt8]
  }

  /// The maximum wait in seconds. Even on a slow machine, a reply that takes longer never comes.
  private static let longestWait: Int32 = 300

  private let socket: Int32
  let process: pid_t
  /// The serial number of the library whose fonts the worker has.
  private let fonts = Mutex<UInt64?>(nil)

  /// Starts a worker. Throws `WorkerFailure.notStarted`.
  init() throws(WorkerFailure) {
    var process: Int32 = 0
    let socket = cellsnap_worker_start(&process)
    guard socket >= 0 else { throw .notStarted(-socket) }
    (self.socket, self.process) = (socket, process)
  }

  deinit {
    close(socket)
    waitpid(process, nil, 0)
  }

  /// Sends a request and waits for the reply. Returns nil if the worker has ended. Only one thread at a time may
  /// call this.
  func reply(to request: Request) throws(WorkerFailure) -> Reply? {
    guard send(request) else { return nil }
    var head = cellsnap_reply()
    guard cellsnap_worker_read(socket, &head, MemoryLayout.size(ofValue: head), Self.longestWait) != 0 else {
      return nil
    }
    let count = Int(head.count)
    guard count <= max(request.limits.output, request.width * request.height * 4) else { return nil }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      isWhole = count == 0 || cellsnap_worker_read(socket, bytes.baseAddress, count, Self.longestWait) != 0
      filled = isWhole ? count : 0
    }
    guard isWhole else { return nil }
    if let failure = Self.failure(head, bytes, request.limits) { throw failure }
    return Reply(width: head.width, height: head.height, bytes: bytes)
  }

  /// Sends the fonts of a library to the worker, unless it has them. Returns false if the worker has ended.
  func useFonts(of library: FontLibrary) -> Bool {
    guard fonts.withLock({ $0 }) != library.serial else { return true }
    let configuration = library.configuration
    let texts = [configuration.rules] + configuration.furtherFiles
    guard send(Request(kind: CELLSNAP_WORKER_FONTS, texts: texts)) else { return false }
    fonts.withLock { $0 = library.serial }
    return true
  }

  private func send(_ request: Request) -> Bool {
    let texts: [UInt8] = request.texts.reduce(into: []) { $0 += Array($1.utf8) + [0] }
    var head = cellsnap_request(
      kind: UInt32(request.kind), width: UInt32(request.width), height: UInt32(request.height),
      seconds: UInt32(request.limits.seconds), memory_at_once: UInt32(request.limits.memoryAtOnce),
      memory: UInt64(request.limits.memory),
      output: UInt64(request.limits.output), count: UInt64(texts.count + request.bytes.count))
    return cellsnap_worker_write(socket, &head, MemoryLayout.size(ofValue: head)) != 0
      && cellsnap_worker_write(socket, texts, texts.count) != 0
      && cellsnap_worker_write(socket, request.bytes, request.bytes.count) != 0
  }

  private static func failure(
    _ head: cellsnap_reply, _ bytes: [UInt8], _ limits: WorkerLimits
  ) -> WorkerFailure? {
    switch Int(head.outcome) {
    case CELLSNAP_WORKER_DONE: nil
    case CELLSNAP_WORKER_REFUSED: .refused(reason: String(decoding: bytes, as: UTF8.self))
    case CELLSNAP_WORKER_TOO_SLOW: .tooSlow(seconds: limits.seconds)
    case CELLSNAP_WORKER_TOO_LARGE: .tooLarge(bytes: limits.memory, atOnce: limits.memoryAtOnce)
    case CELLSNAP_WORKER_TOO_LONG: .tooLong(bytes: limits.output)
    case CELLSNAP_WORKER_ENDED where head.detail > 0: .ended(signal: head.detail)
    case CELLSNAP_WORKER_ENDED: .exited(status: -head.detail)
    default: .notStarted(head.detail)
    }
  }
}
