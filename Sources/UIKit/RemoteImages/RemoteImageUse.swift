internal import CellDrawing

/// The pictures of the network while one entry is drawn, and the classes that lack some.
final class RemoteImageUse: Sendable {
  let images: RemoteImages
  private let reported = Mutex<Set<String>>([])

  @TaskLocal private static var carried: RemoteImageUse?
  /// The use of the main thread, for threads that carry none.
  private static let followed = Mutex<RemoteImageUse?>(nil)

  init(_ images: RemoteImages) {
    self.images = images
  }

  static var current: RemoteImageUse? {
    if let carried { return carried }
    return withUnsafeCurrentTask { $0 == nil } ? followed.withLock { $0 } : nil
  }

  /// Returns whether a class is asked about for the first time.
  func isFirst(_ className: String) -> Bool { reported.withLock { $0.insert(className).inserted } }

  func carry<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` does not keep the type of a thrown error, so the body returns a `Result`.
    try Self.$carried.withValue(self) {
      Swift.Result { () throws(Failure) in try body() }
    }.get()
  }

  /// Sets the use that threads follow, and returns the one before.
  static func follow(_ use: RemoteImageUse?) -> RemoteImageUse? {
    followed.withLock { current in
      defer { current = use }
      return current
    }
  }
}
