internal import CellSnapIcons
internal import Foundation

/// A child process that draws or converts the documents that others made, each in a further process that has limits.
///
/// It is the process's own executable, which becomes a worker before `main`; it ends with this process.
final class ImageWorker: Sendable {
  /// A request of a kind among `CELLSNAP_WORKER_…`, and the texts and bytes that follow it.
  struct Request {
    var kind: Int
    /// In pixels.
    var width = 0
    var height = 0
    var limits = WorkerLimits.usual
    /// Ended by a null each.
    var texts: [String] = []
    var bytes: [UInt8] = []
  }

  struct Reply: Sendable {
    /// In pixels.
    var width: Double
    var height: Double
    var bytes: [UInt8]
  }

  /// However slow the machine is, a reply that takes longer never comes.
  private static let longestWait: Int32 = 3_600

  private let socket: Int32
  let process: pid_t
  /// The library whose fonts it has.
  private let fonts = Mutex<UInt64?>(nil)

  /// Throws `WorkerFailure.notStarted`.
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

  /// Nil where the worker itself is gone. One thread at a time may ask.
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

  /// Gives it the fonts of a library, unless it has them; false where it is gone.
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
