internal import Foundation

/// The workers of the process. There are as many as threads ask at the same time. Each is started when it is
/// needed, and kept.
final class ImageWorkers: Sendable {
  static let shared = ImageWorkers()

  private let idle = Mutex<[ImageWorker]>([])
  /// The process numbers of the workers that are idle.
  var idleProcesses: [pid_t] { idle.withLock { $0.map(\.process) } }

  /// Sends a request to a worker and returns its reply.
  ///
  /// - Parameter usesFonts: Whether the document may have texts, which are drawn in the shared library's fonts.
  func reply(
    to request: ImageWorker.Request, usesFonts: Bool
  ) throws(WorkerFailure) -> ImageWorker.Reply {
    // If somebody ended a worker, that says nothing about the document, so another worker tries again.
    for _ in 0..<3 {
      let kept = idle.withLock { $0.popLast() }
      let worker = if let kept { kept } else { try ImageWorker() }
      if usesFonts, !worker.useFonts(of: .shared) { continue }
      var result: Result<ImageWorker.Reply?, WorkerFailure>
      do throws(WorkerFailure) {
        result = .success(try worker.reply(to: request))
      } catch {
        result = .failure(error)
      }
      if case .success(nil) = result { continue }
      idle.withLock { $0.append(worker) }
      if let reply = try result.get() { return reply }
    }
    throw .ended(signal: 9)
  }
}
