internal import CellDrawing
internal import Dispatch

extension CurrentDevice {
  @TaskLocal private static var carried: CurrentDevice?
  private static let usual = CurrentDevice(.ofEnvironment)
  /// The device of the main thread, for threads that carry no device.
  private static let followed = Mutex(CurrentDevice(.ofEnvironment, isFollowed: true))

  /// The device of the innermost body around the caller, otherwise the device outside of any body.
  package static var now: CurrentDevice { carried ?? ofNoBody }

  /// The device outside of any body. A task without a body has the default device, independent of the main thread;
  /// tests are such tasks.
  private static var ofNoBody: CurrentDevice {
    if isMain || withUnsafeCurrentTask(body: { $0 != nil }) { return usual }
    return ofFollowers
  }

  /// Runs `body` with this as its device. On the main thread, threads that carry no device follow it too.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard Self.isMain else { return try carry(body) }
    let before = Self.follow(isFollowed ? self : CurrentDevice(device, isFollowed: true))
    defer { Self.follow(before) }
    return try carry(body)
  }

  private func carry<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` does not keep the type of a thrown error, so the body returns a `Result`.
    try Self.$carried.withValue(self) {
      Swift.Result { () throws(Failure) in try body() }
    }.get()
  }

  /// The device that threads without a device follow.
  static var ofFollowers: CurrentDevice { followed.withLock { $0 } }

  /// Sets the device that threads follow, and returns the one before.
  @discardableResult
  static func follow(_ device: CurrentDevice) -> CurrentDevice {
    followed.withLock { current in
      defer { current = device }
      return current
    }
  }

  /// A mark of the main queue. The main actor does not always run on the thread that the process began with.
  private static let mainMark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  package static var isMain: Bool { DispatchQueue.getSpecific(key: mainMark) == true }
}
