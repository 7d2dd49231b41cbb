internal import CellDrawing
internal import Dispatch

extension CurrentDevice {
  @TaskLocal private static var carried: CurrentDevice?
  private static let usual = CurrentDevice(Device())
  /// What the main thread is at, for threads that carry no device.
  private static let followed = Mutex(CurrentDevice(Device(), isFollowed: true))

  package static var now: CurrentDevice { carried ?? ofNoBody }

  /// A task without a body has the usual device, whatever the main thread does at the time: so have tests.
  private static var ofNoBody: CurrentDevice {
    if isMain || withUnsafeCurrentTask(body: { $0 != nil }) { return usual }
    return followed.withLock { $0 }
  }

  /// Makes it the device of `body`, and on the main thread that of the threads that follow it.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard Self.isMain else { return try carry(body) }
    let before = Self.follow(isFollowed ? self : CurrentDevice(device, isFollowed: true))
    defer { _ = Self.follow(before) }
    return try carry(body)
  }

  private func carry<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // In a `Result`, since `withValue` forgets the type of what is thrown.
    try Self.$carried.withValue(self) {
      Swift.Result { () throws(Failure) in try body() }
    }.get()
  }

  /// Returns what was followed before.
  private static func follow(_ device: CurrentDevice) -> CurrentDevice {
    followed.withLock { current in
      defer { current = device }
      return current
    }
  }

  /// Tells the main queue, for the main actor's work need not be on the thread that the process began with.
  private static let mainMark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private static var isMain: Bool { DispatchQueue.getSpecific(key: mainMark) == true }
}
