internal import Foundation

/// The workers of the process: as many as threads ask at once, each started when it is needed and kept.
final class ImageWorkers: Sendable {
  static let shared = ImageWorkers()

  private let idle = Mutex<[ImageWorker]>([])
  /// The workers that wait.
  var idleProcesses: [pid_t] { idle.withLock { $0.map(\.process) } }

  /// Asks a worker.
  ///
  /// - Parameter usesFonts: whether the document may have texts, which are set in the fonts of the shared library.
  func reply(
    to request: ImageWorker.Request, usesFonts: Bool
  ) throws(WorkerFailure) -> ImageWorker.Reply {
    // A worker that somebody ended says nothing of the document.
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
