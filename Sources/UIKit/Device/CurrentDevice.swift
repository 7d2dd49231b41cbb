internal import Foundation
package import Synchronization

/// A device that is current somewhere, with what is derived from it once.
package final class CurrentDevice: Sendable {
  package let device: Device
  let traits: UITraitCollection
  /// Whether it was read by a thread that only follows the main thread, so that its next read may find another.
  package let isFollowed: Bool
  /// Stands for what frames depend on in the keys of caches, whose owner numbers it at the first use; until then 0.
  package let layoutNumber = Atomic<Int>(0)

  @TaskLocal private static var carried: CurrentDevice?
  private static let usual = CurrentDevice(Device())
  /// What the main thread is at, for threads that carry no device.
  private static let followed = Mutex(CurrentDevice(Device(), isFollowed: true))

  init(_ device: Device, isFollowed: Bool = false) {
    self.device = device
    self.isFollowed = isFollowed
    traits = device.makeTraitCollection()
  }

  package static var now: CurrentDevice { carried ?? ofNoBody }

  /// A task without a body has the usual device, whatever the main thread does at the time: so have tests.
  private static var ofNoBody: CurrentDevice {
    if Thread.isMainThread || withUnsafeCurrentTask(body: { $0 != nil }) { return usual }
    return followed.withLock { $0 }
  }

  /// Makes it the device of `body`, and on the main thread that of the threads that follow it.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard Thread.isMainThread else { return try carry(body) }
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
}
