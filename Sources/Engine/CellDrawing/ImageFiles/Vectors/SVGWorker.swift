/// The replies of workers about SVG documents. If a worker failed at a document, the same size is not tried again.
enum SVGWorker {
  private struct Attempt: Hashable {
    var content: ContentHash
    var kind: Int
    var width: Int
    var height: Int
    var limits: WorkerLimits
  }

  private static let maximumFailures = 4096
  private static let failures = Mutex<[Attempt: WorkerFailure]>([:])

  static func reply(
    to bytes: [UInt8], kind: Int, width: Int = 0, height: Int = 0, limits: WorkerLimits
  ) throws(ImageError) -> ImageWorker.Reply {
    let attempt = Attempt(
      content: ContentHash(of: bytes), kind: kind, width: width, height: height, limits: limits)
    if let known = failures.withLock({ $0[attempt] }) { throw broken(known) }
    let request = ImageWorker.Request(
      kind: kind, width: width, height: height, limits: limits, bytes: bytes)
    do throws(WorkerFailure) {
      return try ImageWorkers.shared.reply(to: request, usesFonts: true)
    } catch {
      if !error.isOfTheMoment {
        failures.withLock {
          if $0.count >= maximumFailures { $0.removeAll() }
          $0[attempt] = error
        }
      }
      throw broken(error)
    }
  }

  private static func broken(_ failure: WorkerFailure) -> ImageError {
    let reason = failure.reason("librsvg")
    return failure.isOfTheMoment
      ? .unavailable(format: "SVG", reason: reason) : .broken(format: "SVG", reason: reason)
  }
}
