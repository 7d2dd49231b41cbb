extension Device {
  /// The device of the innermost body of `using` around the caller, or the default device.
  ///
  /// Tasks inherit it. A thread that runs no task, such as a thread of a dispatch queue, follows the body of the
  /// main thread. Work that may outlast that body needs a device of its own: wrap it in `using`.
  package static var current: Device { CurrentDevice.now.device }

  /// The traits that views inherit from the current device.
  package static var currentTraits: UITraitCollection { CurrentDevice.now.traits }

  /// Runs `body` on a device. Afterwards, and if `body` throws, the previous device is current again.
  package static func using<Result, Failure: Error>(
    _ device: Device, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try CurrentDevice(device).run(body)
  }

  /// Runs `body` on the current device with the changes that `change` makes.
  package static func changing<Result, Failure: Error>(
    _ change: (inout Device) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var device = current
    change(&device)
    return try using(device, body)
  }
}
