#if os(Linux)
  public import UIKit

  extension MFSLayoutEnvironment {
    /// The environment of the device for which the caller measures and draws, on any thread.
    public static var current: MFSLayoutEnvironment { MFSLayoutEnvironment(Device.current) }

    static var currentIdentifier: Identifier { Reading().identifier }

    /// The current environment's pixels per point. It is quicker to read than the whole environment.
    static var currentDisplayScale: CGFloat { Device.current.displayScale }

    /// Runs `body` on the current device, changed to match the environment.
    @MainActor public static func using<Result, Failure: Error>(
      _ environment: MFSLayoutEnvironment, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try Device.changing({ $0.take(environment) }, body)
    }

    /// Unlike on Apple's platforms, this function is unavailable: nothing could end the environment.
    @available(
      *, unavailable,
      message: "on Linux the environment is the device's: run what depends on it in `using(_:_:)`"
    )
    @MainActor public static func setCurrent(_ environment: MFSLayoutEnvironment) {}

    /// Unlike on Apple's platforms, this function has no effect: the environment is always the device's.
    @MainActor public static func refresh(from traits: UITraitCollection, language: String? = nil) {}

    /// Runs the steps of a view or controller, or the requests of a table, in the environment of its traits.
    @MainActor static func matching<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
      if isTold(by: traits) { return body() }
      var environment = current
      return environment.take(traits) ? using(environment, body) : body()
    }

    /// Whether the current environment is the one of these traits. It compares identities, not values.
    @MainActor static func isTold(by traits: UITraitCollection) -> Bool { traits === Device.currentTraits }

    /// The environment of a caller, read once for the key of a value and for its computation.
    struct Reading: Sendable {
      private let device: CurrentDevice

      init() {
        device = .now
      }

      var identifier: Identifier {
        if device.layoutNumber == 0 { device.layoutNumber = MFSLayoutEnvironment(device.device).number }
        return Identifier(number: device.layoutNumber, isFollowed: device.isFollowed)
      }

      /// Whether caches keep values that are computed in this environment.
      var keepsFrames: Bool { device.keepsFrames }

      /// Computes a value, and returns whether the environment stayed the same during the computation. On Linux it
      /// always does.
      func compute<Value>(_ body: () -> Value) -> (value: Value, isOfOneEnvironment: Bool) {
        // A device that the caller only follows may change at any time. So the caller carries it during the
        // computation.
        (device.isFollowed ? device.run(body) : body(), true)
      }

      /// Runs `body` in this environment, possibly on another thread or at another time.
      func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try device.run(body)
      }
    }

    private init(_ device: Device) {
      self.init(
        contentSizeCategory: device.contentSizeCategory, displayScale: device.displayScale,
        layoutDirection: device.layoutDirection, language: device.language)
      // The usual version is nil, so that an environment from the public initialiser is equal to this one.
      systemVersion = device.systemVersion == .iOS26 ? nil : device.systemVersion
    }
  }

  extension Device {
    fileprivate mutating func take(_ environment: MFSLayoutEnvironment) {
      contentSizeCategory = environment.contentSizeCategory
      displayScale = environment.displayScale
      layoutDirection = environment.layoutDirection
      language = environment.language
      systemVersion = environment.systemVersion ?? systemVersion
    }
  }
#endif
