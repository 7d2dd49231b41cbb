extension Device {
  /// The device of the innermost body of `using` around the caller, or the usual one.
  ///
  /// Tasks inherit it. A thread that is no task's, such as a dispatch queue's, follows the main thread's body: work that
  /// may outlast that body carries a device of its own, by `using`.
  package static var current: Device { CurrentDevice.now.device }

  /// The traits that views inherit from the current device.
  package static var currentTraits: UITraitCollection { CurrentDevice.now.traits }

  /// Runs `body` on a device; afterwards, and where `body` throws, the one before is current again.
  package static func using<Result, Failure: Error>(
    _ device: Device, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try CurrentDevice(device).run(body)
  }

  /// Runs `body` on the current device after `change`.
  package static func changing<Result, Failure: Error>(
    _ change: (inout Device) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var device = current
    change(&device)
    return try using(device, body)
  }
}
